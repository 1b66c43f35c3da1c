### Texts that all games share.

game-seat = Player { $number }
view-seat = Player
game-of-seat = { $who }: { $label }
game-win = Victory! { $reason } Score: { $score }.
game-loss = Defeat. { $reason } Score: { $score }.
game-outlook = Coming up
game-percent = { $amount } %

## Why a choice is suggested, and how certain that is

game-why-only = It's the only legal choice.
game-why-prevents = Stops this: { $told }
game-why-prepares = Helps you stop this: { $told }
game-why-odds = Your odds: { $told }.
game-why-effect = Right away: { $told }
game-why-chance = The result depends on luck.
game-why-causes = Leads to: { $told }
game-why-later = It pays off later.
game-sure = { $chance } ± { $margin }
game-worth = worth { $worth }

## What a choice does

game-does-nothing = no effect here
game-does-best = at best { $parts }
game-does-most = up to { $parts }
game-does-worst = at worst { $parts }
game-does-open = at least { $parts }
game-does-unknown = depends on luck and later choices
game-does-or = { $one }, or { $other }

## A choice that loses the game

game-danger-coming = Defeat is coming
game-danger-certain = Defeat is certain
game-danger-near = Some choices lose the game
game-danger-loses = This loses the game
game-danger-may-lose = This probably loses the game
game-danger-chance = Chance of defeat: at least { $chance }.
game-danger-ways = You can still try:
game-danger-others = Or another choice.
game-danger-no-way = No choice is better.
game-danger-back = Back
game-danger-insist = Do it anyway
game-danger-again = Choose it once more to do it anyway.
