### Ekrany końca gry w przeglądarce.

web-ending-title-won = Zwycięstwo
web-ending-title-lost = Porażka
web-ending-title-given-up = Gra poddana
web-ending-card = Obrazek do wysłania
web-ending-moments = Chwile, które przesądziły
web-ending-cost = Najkosztowniejszy wybór
web-ending-judging = Analiza twoich wyborów: { $done } z { $total }
web-ending-second = Druga próba
web-ending-second-why = { $turn } od początku, w prywatnej kopii. Ta gra się nie zmieni.
web-ending-try = Spróbuj stąd jeszcze raz
web-ending-friends = Kto grał
web-ending-you = ty
web-ending-agrees = jeszcze raz!
web-ending-rematch =
    { $of ->
        [1] Rewanż
       *[other] Rewanż razem · { $agreed } z { $of }
    }
