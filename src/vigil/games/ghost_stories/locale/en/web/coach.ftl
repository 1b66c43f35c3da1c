### Ghost Stories: the coach's tips after something has happened.

web-coach-tip-gs-tile_haunted = Haunted tiles can't help you, and too many lose the game. Exorcise a haunter before its figure reaches the village.
web-coach-tip-gs-qi_lost = Qi is life: lose your last and your Taoist dies. The Tea House restores Qi, and a Yin-Yang can call it from anywhere.
web-coach-tip-gs-exorcism_failed = { $players ->
    [1] Collect Tao in the ghost's colour first. Each token is one sure success.
   *[other] Collect Tao in the ghost's colour first, or share a tile with a friend who has some. Each token is one sure success.
}
web-coach-tip-gs-board_haunted = This board has no Qi left, so a living Taoist pays for its losses from now on. Clear a space before it fills up.
