### The day's challenge.

web-challenge-about = Раздача одинакова для всех, кто играет сегодня на этом сервере. Разница только в решениях.
web-challenge-needs-server = Раздаче дня нужна связь хотя бы раз. Подключитесь сегодня — потом её можно играть здесь.
web-challenge-table = Испытание: { $day }
web-challenge-alone = Сыграть одному
web-challenge-together = Сыграть с другом
web-challenge-results = Кто уже сыграл
web-challenge-nobody = Здесь его ещё никто не закончил.
web-challenge-share = Скопировать мой результат
web-challenge-line = Vigil, испытание дня { $day } · { $game } · { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
} · { $won ->
    [true] победа
   *[other] поражение
}, ход { $turns }, счёт { $score } · { $link }
web-challenge-circles = Круги друзей
