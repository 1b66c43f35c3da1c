### Puzzles in the browser.

web-puzzles-title = Puzzles
web-puzzles-about = Positions from real games. A few lines reach the goal for certain, whatever the dice and cards bring.
web-puzzles-number = Puzzle { $number }
web-puzzles-grade = Difficulty: { $grade } of { $most }
web-puzzles-lines = Ways to play: { $lines }; certain to succeed: { $succeed }
web-puzzles-done = Solved
web-puzzles-stars = { $stars } of { $most } stars
web-puzzles-try = try { $number }
web-puzzles-counted = { $done } of { $all }
web-puzzles-today = Today: { $name }
web-puzzles-ways = { $count ->
    [one] { $count } sure line
   *[other] { $count } sure lines
  }
web-puzzles-goal = Goal
web-puzzles-goal-any = Any
web-puzzles-open = Not solved yet
web-puzzles-solved-of = Solved: { $solved } of { $all }
web-puzzles-none = No puzzle fits.
web-puzzles-more = Show more
web-puzzles-certain = A line counts only if it works whatever the dice and cards bring.
web-puzzles-all = All puzzles
web-puzzles-lost = No such puzzle. Here are all of them.

## How it ended

web-puzzles-solved = Solved! No roll or card could have spoiled it.
web-puzzles-lucky = You reached the goal with luck: other dice or cards would have spoiled it. There is a line that cannot fail.
web-puzzles-missed = Not this time.
web-puzzles-against = This went against the goal:
web-puzzles-too-late = Out of time: goal not reached.
web-puzzles-next = Next puzzle

## Help

web-puzzles-help = Help
web-puzzles-worth = { $stars ->
    [0] The solution was shown: solving it brings no stars.
   *[other] Solve it now for { $stars } of { $most } stars. Help lowers this.
  }
web-puzzles-help-free = You have solved it: help costs nothing now.
web-puzzles-help-then = { $stars ->
    [0] leaves no stars
    [one] leaves { $stars } star
   *[other] leaves { $stars } stars
  }
web-puzzles-help-among-ask = Fewer choices
web-puzzles-help-next-ask = Next step
web-puzzles-help-show-ask = Solution
web-puzzles-help-among = A sure line continues with one of these:
web-puzzles-help-next = Next step: { $option }
web-puzzles-help-left = You have left the line shown here. Step back to return to it.

## From your own games

web-puzzles-own = From your own games
web-puzzles-own-none = Have a finished game analysed. Its report lets you keep your costliest choices here.
web-puzzles-own-turn = Turn { $turn }
web-puzzles-own-goal = There was a better choice, worth about { $points ->
    [one] { $points } percentage point
   *[other] { $points } percentage points
  } of win chance. Find it.
web-puzzles-own-solved = Yes, that was the better choice.
web-puzzles-own-missed = Something else was better. Go back and try again.
