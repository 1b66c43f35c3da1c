### Ghost Stories: its levels, which are named before a game is loaded.

gs-level-initiation = Początkowy
    .text = Po 4 Czi na Taoistę, porażka przy 4 nawiedzonych żetonach, 1 Inkarnacja.
gs-level-normal = Normalny
    .text = Po 3 Czi na Taoistę, porażka przy 3 nawiedzonych żetonach, 1 Inkarnacja.
gs-level-nightmare = Koszmarny
    .text = Po 3 Czi na Taoistę, porażka przy 3 nawiedzonych żetonach, 4 Inkarnacje (3 przy 1–2 graczach).
gs-level-hell = Piekielny
    .text = Po 3 Czi na Taoistę, porażka przy 3 nawiedzonych żetonach, 4 Inkarnacje (3 przy 1–2 graczach), na początku bez Jin-Jang.
