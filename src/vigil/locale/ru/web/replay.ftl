### The replay viewer.

web-replay-title = { $game } · повтор
web-replay-earlier-rules = Сыграно по старым правилам (версия { $rules }); показано по нынешним.
web-replay-taken = выбрано
web-replay-play-from-here = Играть отсюда
web-replay-to-end = К концу игры
web-replay-to-present = К текущей игре
web-replay-lead = Показать всем за столом
web-replay-lead-end = Закончить показ
web-replay-scrubber = По ходу игры
web-replay-previous = Шаг назад
web-replay-next = Шаг вперёд
web-replay-play = Воспроизвести
web-replay-pause = Остановить
web-replay-question = Показанный шаг
web-replay-where = { $turn } · шаг { $number } из { $last }
web-replay-speed = Скорость
