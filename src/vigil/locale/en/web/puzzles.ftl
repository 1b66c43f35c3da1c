### Puzzles in the browser.

web-puzzles-title = Puzzles
web-puzzles-about = Positions from real games. A few lines reach the goal for certain, whatever the dice and cards bring.
web-puzzles-number = Puzzle { $number }
web-puzzles-grade = Difficulty: { $grade } of { $most }
web-puzzles-lines = Ways to play: { $lines }; certain to succeed: { $succeed }
web-puzzles-done = Solved
web-puzzles-all = All puzzles
web-puzzles-lost = No such puzzle. Here are all of them.

## How it ended

web-puzzles-solved = Solved! No roll or card could have spoiled it.
web-puzzles-lucky = You reached the goal with luck: other dice or cards would have spoiled it. There is a line that cannot fail.
web-puzzles-missed = Not this time.
web-puzzles-against = This went against the goal:
web-puzzles-too-late = Out of time: goal not reached.
web-puzzles-next = Next puzzle
