### The coach at the table.

web-coach-warning = This will cost you:
web-coach-think = Choose something else
web-coach-insist = Do it anyway
web-coach-tip = Tip:
web-coach-understood = OK
