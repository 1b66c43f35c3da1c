### The page before a game: inviting, seats, choices.

web-lobby-players = { $count ->
    [one] dla { $count } gracza
   *[other] dla { $count } graczy
}
web-lobby-anyone = Stół widnieje na liście otwartych. Kto go tam znajdzie albo otworzy ten odnośnik, może zająć wolne miejsce lub oglądać.
web-lobby-code = Kod QR odnośnika
web-lobby-copy = Kopiuj odnośnik
web-lobby-share = Wyślij
web-lobby-reach-nearby = Odnośnik działa u wszystkich w twojej sieci, na przykład w tym samym Wi-Fi.
web-lobby-reach-here = Odnośnik działa tylko na tym komputerze. Aby wpuścić innych, uruchom serwer tak: vigil serve --host 0.0.0.0
web-lobby-sit-too = Graj też na tym miejscu
web-lobby-take-a-seat = Zajmij wolne miejsce, aby zagrać.
web-lobby-kept = miejsce czeka na gracza
web-lobby-free = Zwolnij miejsce
web-lobby-list = Pokaż na stronie głównej: dołączyć może każdy
web-lobby-expected = Czekamy na: { $names }. Miejsca mogą zająć boty.
