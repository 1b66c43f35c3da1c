### The coach at the table.

web-coach-warning = To będzie kosztować:
web-coach-think = Wybierz coś innego
web-coach-insist = Zrób to mimo wszystko
web-coach-tip = Wskazówka:
web-coach-understood = OK
