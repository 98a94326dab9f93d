// expect: the song on show is followed
import SwiftUI

// The screen reads the title to hand it down.

@Observable
final class Song {
  var title: String

  init(_ title: String) {
    self.title = title
  }
}

@Observable
final class Album {
  let songs = [Song("Intro"), Song("Bridge"), Song("Finale")]
  var current = 0

  var song: Song { songs[current] }
}

struct SongCard: View {
  let title: String
  @State private var isLarge = false

  var body: some View {
    VStack {
      Text(isLarge ? "# \(title)" : title)
      Button("Large") { isLarge.toggle() }
    }
  }
}

struct AlbumScreen: View {
  let album: Album

  var body: some View {
    VStack {
      SongCard(title: album.song.title)
      Button("Next") { album.current = (album.current + 1) % album.songs.count }
    }
  }
}

#Preview {
  AlbumScreen(album: Album())
}
