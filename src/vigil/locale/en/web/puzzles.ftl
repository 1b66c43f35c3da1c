### Puzzles in the browser.

web-puzzles-title = Puzzles
web-puzzles-about = Positions from games that were really played. Each goal can be reached for certain, whatever the dice and the cards bring; few ways lead there.
web-puzzles-number = Puzzle { $number }
web-puzzles-name = Puzzle { $number } · { $game }
web-puzzles-grade = Difficulty: { $grade } of { $most }
web-puzzles-lines = Ways to play: { $lines }; certain to succeed: { $succeed }
web-puzzles-done = Solved
web-puzzles-all = All puzzles
web-puzzles-lost = There is no such puzzle; here are all of them.

## How it ended

web-puzzles-solved = Solved! The goal is reached, and chance could not have spoiled it.
web-puzzles-lucky = The goal is reached, but only with luck: other dice or cards would have spoiled it. There is a way that cannot fail.
web-puzzles-missed = Not this time.
web-puzzles-against = This went against the goal:
web-puzzles-too-late = Time is up, and the goal is not reached.
web-puzzles-next = Next puzzle
