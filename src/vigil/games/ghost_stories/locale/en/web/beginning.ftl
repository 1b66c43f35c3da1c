### Ghost Stories: as a game begins, in the browser.

gs-beginning-you = You are { $name }
gs-beginning-face =
    Wu-Feng waits { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } down. Hold the village: { $tiles } haunted tiles and it is lost.
gs-beginning-moon = The white moon rises. Bring the villagers to the portal, and drive out Wu-Feng.
