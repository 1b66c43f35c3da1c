### The coach at the table.

web-coach-warning = Чем это грозит:
web-coach-think = Выбрать другое
web-coach-insist = Всё равно сделать
web-coach-tip = Совет:
web-coach-understood = ОК
