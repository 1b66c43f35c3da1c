### Horizons of Spirit Island: set-ups and positions that are refused.

## Set-ups

setup-error-spirit = Духа «{ $value }» нет; есть духи: { $known }.
setup-error-board = Поля «{ $value }» нет; есть поля: { $known }.
setup-error-spirits_count = Названо духов: { $value }, а нужно { $known }, по одному на игрока.
setup-error-spirits_taken_twice = У двух игроков не может быть один и тот же дух ({ $value }); назовите каждого духа один раз.
setup-error-boards_count = Названо полей: { $value }, а нужно { $known }, по одному на игрока.
setup-error-boards_taken_twice = Одно и то же поле нельзя взять дважды ({ $value }); назовите каждое поле один раз.

## Positions

position-error-spirits = В позиции нужен один дух на каждого игрока, а не «{ $value }»; есть духи: { $known }.
