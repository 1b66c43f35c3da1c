### Достижения в браузере.

web-marks-title = Достижения
web-marks-about = Каждое доказано записью законченной партии; открытые записи тоже считаются.
web-marks-count = { $earned } из { $all }
web-marks-hidden = Скрыто
web-marks-hidden-why = Откроется, когда вы его получите.
web-marks-new = Новое
web-marks-earned = Получено
web-marks-fresh = Новые достижения
web-marks-all = Все достижения

## Другое устройство

web-marks-move = Перенести прогресс
web-marks-move-why = Прогресс хранится только в этом браузере. Ссылка содержит его в той части, которую не видит ни один сервер; кто её получит, сможет добавить его к своему.
web-marks-offered = В этой ссылке прогресс с другого устройства.
web-marks-take = Добавить к моим
web-marks-link = Личная ссылка
web-marks-code = QR-код личной ссылки: наведите на него камеру другого устройства
web-marks-file = Сохранить в файл
web-marks-open = Открыть файл
web-marks-forget = Удалить всё
web-marks-forget-sure = Удалить фонари, достижения, задачи и вечера
web-marks-keep = Оставить
web-marks-copied = Ссылка скопирована.
web-marks-added = Добавлено. Ничего вашего не пропало.
web-marks-bad = Это не прогресс Vigil.
web-marks-forgotten = Удалено.
