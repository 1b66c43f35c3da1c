### The replay viewer.

web-replay-title = { $game } · повтор
web-replay-earlier-rules = Сыграно по прежним правилам (версия { $rules }); показано по нынешним.
web-replay-taken = выбрано
web-replay-play-from-here = Играть отсюда
web-replay-to-end = К концу игры
web-replay-to-present = К текущей игре
web-replay-lead = Показать всем за столом
web-replay-lead-end = Закончить показ
web-replay-scrubber = По ходу игры
web-replay-previous = На решение назад
web-replay-next = На решение вперёд
web-replay-play = Проигрывать
web-replay-pause = Остановить
web-replay-question = Какое решение показано
web-replay-where = { $turn } · решение { $number } из { $last }
web-replay-speed = Скорость
