### The day's challenge.

web-challenge-about = Раздача сегодня у всех на этом сервере одна. Разница только в решениях.
web-challenge-needs-server = Подключитесь один раз, чтобы получить раздачу дня. Потом её можно играть без сети.
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
