### Ghost Stories: what the coach says is worth knowing, after something has happened.

web-coach-tip-gs-tile_haunted = a haunted tile no longer helps, and enough of them lose the game. A ghost with a haunter two steps from the village is best met now.
web-coach-tip-gs-qi_lost = Qi is life: the last one takes the Taoist with it. Standing next to curses is dear; a temple tile or a Yin-Yang can bring help.
web-coach-tip-gs-exorcism_failed = before you try, gather Tao tokens of the ghost's colour, or stand where a friend can add his: each one is a sure success.
web-coach-tip-gs-board_haunted = a board full of ghosts costs its Taoist Qi at every turn. Clear one space before a third ghost comes.
