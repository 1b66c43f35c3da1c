game-why-ahead = Lepsze niż następny wybór. { $told }
game-why-behind = Gorsze niż najlepszy wybór. { $told }
game-why-even = Inne wybory są prawie równie dobre.
game-why-equal = Równie dobre jak najlepszy wybór.
game-why-weaker = Wygrywa rzadziej; nie ma jednego powodu.
game-why-weakest = Spośród tych wyborów wygrywa najrzadziej; nie ma jednego powodu.
