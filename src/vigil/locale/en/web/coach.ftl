### The coach at the table.

web-coach-warning = If you do this, it has a price:
web-coach-think = Think again
web-coach-insist = Do it anyway
web-coach-tip = Worth knowing:
web-coach-understood = Understood
