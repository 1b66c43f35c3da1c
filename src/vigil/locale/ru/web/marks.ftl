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
