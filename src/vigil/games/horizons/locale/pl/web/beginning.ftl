### Horizons of Spirit Island: początek gry w przeglądarce.

hz-beginning-you = Jesteś: { $name }
hz-beginning-face = Na twojej wyspie lądują najeźdźcy. Wystrasz i zniszcz ich, zanim spaczenie ({ $blight }) zabije wyspę.
