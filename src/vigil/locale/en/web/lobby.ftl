### The page before a game: inviting, seats, choices.

web-lobby-players = { $count ->
    [one] for { $count } player
   *[other] for { $count } players
}
web-lobby-anyone = This table is listed. Anyone who finds it or has this link can take a free seat or watch.
web-lobby-code = QR code of the link
web-lobby-copy = Copy the link
web-lobby-share = Send
web-lobby-reach-nearby = The link works in your network, such as the same Wi-Fi.
web-lobby-reach-here = The link works only on this computer. To let others in, start the server with: vigil serve --host 0.0.0.0
web-lobby-sit-too = Play this seat too
web-lobby-take-a-seat = Take a free seat to play along.
web-lobby-kept = seat kept, not here yet
web-lobby-free = Free the seat
web-lobby-list = List it on the home page: anyone may join
web-lobby-expected = Waiting for { $names }. Bots can take the seats.
