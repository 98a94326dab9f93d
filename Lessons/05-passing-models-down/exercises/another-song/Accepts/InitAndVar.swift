import SwiftUI

// An initialiser that keeps the reference.

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
  private var song: Song
  @State private var isLarge: Bool

  init(song: Song) {
    self.song = song
    _isLarge = State(initialValue: false)
  }

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
      SongCard(song: album.song)
      Button("Next") { album.current = (album.current + 1) % album.songs.count }
    }
  }
}

#Preview {
  AlbumScreen(album: Album())
}
