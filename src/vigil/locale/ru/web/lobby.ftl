### The page before a game: inviting, seats, choices.

web-lobby-players = { $count ->
    [one] на { $count } игрока
   *[other] на { $count } игроков
}
web-lobby-anyone = Стол виден в списке открытых. Любой, кто найдёт его там или откроет эту ссылку, может занять свободное место или смотреть.
web-lobby-code = QR-код ссылки
web-lobby-copy = Скопировать ссылку
web-lobby-share = Отправить
web-lobby-reach-nearby = Ссылка открывается у всех в вашей сети, например в том же Wi-Fi.
web-lobby-reach-here = Ссылка работает только на этом компьютере. Чтобы впустить других, запустите сервер так: vigil serve --host 0.0.0.0
web-lobby-sit-too = Играть и за это место
web-lobby-take-a-seat = Займите свободное место, чтобы играть.
web-lobby-kept = место ждёт игрока
web-lobby-free = Освободить место
web-lobby-list = Показать на главной странице: войти сможет любой
web-lobby-expected = Ждём: { $names }. Места могут занять боты.
