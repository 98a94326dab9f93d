// expect: a change of song runs the card once
import SwiftUI

// The state is renewed after the fact: the card runs twice for each song.

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
  let handed: Song
  @State private var song: Song
  @State private var isLarge = false

  init(song: Song) {
    handed = song
    _song = State(initialValue: song)
  }

  var body: some View {
    let _ = handed.title
    VStack {
      Text(isLarge ? "# \(song.title)" : song.title)
      Button("Large") { isLarge.toggle() }
    }
    .onChange(of: ObjectIdentifier(handed)) { song = handed }
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
