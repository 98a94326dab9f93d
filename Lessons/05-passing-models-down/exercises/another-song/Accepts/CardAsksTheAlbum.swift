import SwiftUI

// The card holds the album and asks it for the song.

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
  let album: Album
  @State private var isLarge = false

  private var song: Song { album.song }

  var body: some View {
    VStack {
      Text(isLarge ? "# \(song.title)" : song.title)
      Button("Large") { isLarge.toggle() }
    }
  }
}

struct AlbumScreen: View {
  let album: Album

  var body: some View {
    VStack {
      SongCard(album: album)
      Button("Next") { album.current = (album.current + 1) % album.songs.count }
    }
  }
}

#Preview {
  AlbumScreen(album: Album())
}
