### The lessons.

## The page

web-learn-heading = Lessons
web-learn-about = Short chapters of a few minutes, played at a real table. A light points the way, you make every choice, and you can undo mistakes. Leave any time: the chapter waits for you.
web-learn-start = Start
web-learn-again = Again
web-learn-go-on = Continue from step { $step }
web-learn-done = Done
web-learn-puzzles = Puzzles from played games

## The guide

web-learn-next = Next
web-learn-back = Back
web-learn-finish = Stay here
web-learn-chapters = All lessons
web-learn-next-chapter = Chapter { $number }
web-learn-first-game = Play your first game
web-learn-leave = Leave the lesson
web-learn-resume = Back to the lesson
web-learn-count = { $step } of { $all }
web-learn-aside = Another way
web-learn-otherwise = You can do that too. The lesson had something else in mind:
web-learn-come-back = Undo
web-learn-alone = Continue alone
