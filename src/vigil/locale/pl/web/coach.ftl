### The coach at the table.

web-coach-warning = To będzie kosztować:
web-coach-think = Pomyślę jeszcze
web-coach-insist = Zrób to mimo wszystko
web-coach-tip = Warto wiedzieć:
web-coach-understood = Rozumiem
