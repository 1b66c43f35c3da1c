### Ghost Stories: начало игры в браузере.

gs-beginning-you = Вы — { $name }
gs-beginning-face =
    До Ву-Фенга { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }. Держите деревню: { $tiles ->
        [one] { $tiles } захваченный тайл
        [few] { $tiles } захваченных тайла
       *[many] { $tiles } захваченных тайлов
    } — и она потеряна.
gs-beginning-moon = Восходит белая луна. Доведите Жителей до Портала и изгоните Ву-Фенга.
