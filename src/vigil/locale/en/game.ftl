### What is said of every game in the same way.

game-seat = Player { $number }
view-seat = Player
game-of-seat = { $who }: { $label }
game-win = Victory! { $reason } Score: { $score }.
game-loss = Defeat. { $reason } Score: { $score }.
game-outlook = What is going to happen
game-percent = { $amount } %

## Why an answer is given, and how sure that is

game-why-only = It is the only possible answer.
game-why-prevents = It prevents this: { $told }
game-why-prepares = It is a step towards preventing this: { $told }
game-why-odds = It gives this chance: { $told }.
game-why-effect = It does this at once: { $told }
game-why-chance = Chance decides what comes of it.
game-why-causes = It leads to this: { $told }
game-why-later = What it is good for shows only later.
game-sure = { $chance } ± { $margin }
game-worth = worth { $worth }

## What an answer does

game-does-nothing = no effect here
game-does-best = at best { $parts }
game-does-most = up to { $parts }
game-does-worst = at worst { $parts }
game-does-open = at least { $parts }
game-does-or = { $one }, or { $other }

## An answer that loses the game

game-danger-coming = Defeat is coming
game-danger-certain = Defeat is certain
game-danger-near = Some answers lose the game
game-danger-loses = This loses the game
game-danger-may-lose = This probably loses the game
game-danger-chance = Chance of defeat: at least { $chance }.
game-danger-ways = You can still try:
game-danger-others = Or another answer.
game-danger-no-way = No answer is better.
game-danger-back = Go back
game-danger-insist = Do it anyway
game-danger-again = Choose it once more to do it anyway.
