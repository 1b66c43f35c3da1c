### The coach at the table.

web-coach-warning = У этого ответа есть цена:
web-coach-think = Подумаю ещё
web-coach-insist = Всё равно сделать
web-coach-tip = Полезно знать:
web-coach-understood = Понятно
