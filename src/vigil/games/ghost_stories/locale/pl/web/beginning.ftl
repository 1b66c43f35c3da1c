### Ghost Stories: początek gry w przeglądarce.

gs-beginning-you = Jesteś: { $name }
gs-beginning-face =
    Do Wu-Fenga { $cards ->
        [one] została { $cards } karta
        [few] zostały { $cards } karty
       *[many] zostało { $cards } kart
    }. Broń wioski: { $tiles ->
        [one] { $tiles } nawiedzony żeton
        [few] { $tiles } nawiedzone żetony
       *[many] { $tiles } nawiedzonych żetonów
    } i przepadnie.
gs-beginning-moon = Wschodzi biały księżyc. Doprowadź Wieśniaków do Portalu i wypędź Wu-Fenga.
