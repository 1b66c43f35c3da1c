### The screens at the end of a game, in the browser.

web-ending-title-won = Victory
web-ending-title-lost = Defeat
web-ending-title-given-up = Given up
web-ending-card = Picture to share
web-ending-moments = Moments that decided it
web-ending-cost = The choice that cost most
web-ending-judging = Analysing your choices: { $done } of { $total }
web-ending-second = A second try
web-ending-second-why = From the start of { $turn }, in a private copy. This game stays as it is.
web-ending-try = Try again from there
web-ending-friends = Who played
web-ending-you = you
web-ending-agrees = again!
web-ending-rematch =
    { $of ->
        [1] Rematch
       *[other] Rematch together · { $agreed } of { $of }
    }
