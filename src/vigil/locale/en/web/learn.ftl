### The guided first games.

## The page

web-learn-heading = A guided first game
web-learn-about = You play a real game on a real table. A spotlight shows what we mean; you make every choice. Leave whenever you like: the lesson waits for you.
web-learn-start = Start the lesson
web-learn-again = Start anew
web-learn-go-on = Go on from step { $step }
web-learn-done = You have finished this lesson.
web-learn-puzzles = Puzzles from played games
web-learn-table = First game: { $game }

## The guide

web-learn-next = Next
web-learn-back = Back
web-learn-finish = Finish
web-learn-leave = Leave the lesson
web-learn-resume = Back to the lesson
web-learn-count = { $step } of { $all }
web-learn-aside = A way of your own
web-learn-come-back = Take it back
web-learn-alone = Go on alone

## Beside the path, by the kind of the question

web-learn-kind = The game follows you. Read the question, look at the options and try what you like.
