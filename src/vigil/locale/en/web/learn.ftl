### The lessons.

## The page

web-learn-heading = Lessons
web-learn-about = Short chapters, a few minutes each, played on a real table. A light shows what is meant; you make every choice, and mistakes can be taken back. Leave whenever you like: the chapter waits for you.
web-learn-start = Start
web-learn-again = Again
web-learn-go-on = Go on from step { $step }
web-learn-done = Done
web-learn-puzzles = Puzzles from played games
web-learn-table = Lesson { $number }: { $game }

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
web-learn-otherwise = You may do that too, and the game goes on. The lesson had something else in mind:
web-learn-come-back = Undo
web-learn-alone = Go on alone
