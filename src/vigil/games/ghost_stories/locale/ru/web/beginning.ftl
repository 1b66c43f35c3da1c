### Ghost Stories: начало игры в браузере.

gs-beginning-you = Вы — { $name }
gs-beginning-face =
    До Ву-Фенга { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }. Держите деревню: { $tiles ->
        [one] { $tiles } тёмный тайл
        [few] { $tiles } тёмных тайла
       *[many] { $tiles } тёмных тайлов
    } — и она потеряна.
gs-beginning-moon = Восходит белая луна. Доведите Жителей до Портала и изгоните Ву-Фенга.
