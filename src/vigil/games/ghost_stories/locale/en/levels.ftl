### Ghost Stories: its levels, which are named before a game is loaded.

gs-level-initiation = Initiation
    .text = 4 Qi for each Taoist, lost at 4 haunted tiles, 1 incarnation.
gs-level-normal = Normal
    .text = 3 Qi for each Taoist, lost at 3 haunted tiles, 1 incarnation.
gs-level-nightmare = Nightmare
    .text = 3 Qi for each Taoist, lost at 3 haunted tiles, 4 incarnations (3 with 1–2 players).
gs-level-hell = Hell
    .text = 3 Qi for each Taoist, lost at 3 haunted tiles, 4 incarnations (3 with 1–2 players), no Yin-Yang at the start.
