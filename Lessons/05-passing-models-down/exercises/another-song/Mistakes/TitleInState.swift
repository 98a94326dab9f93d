// expect: Next shows the next song
import SwiftUI

// The card keeps the first title.

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
  @State private var title: String
  @State private var isLarge = false

  init(song: Song) {
    _title = State(initialValue: song.title)
  }

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
      SongCard(song: album.song)
      Button("Next") { album.current = (album.current + 1) % album.songs.count }
    }
  }
}

#Preview {
  AlbumScreen(album: Album())
}
