### The analysis of a game: its chance of winning, luck and choices.

analysis-title = Analysis: { $game }
analysis-so-far = The game is not over; the curve ends at its chance of winning now.
analysis-sum = { $begin } at the first choice, luck { $luck }, choices { $choice }: { $end } at the end.
analysis-missed = The best answers that were found would have brought { $lost } points more, each counted by itself.
analysis-number = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Headings

analysis-heading-curve = Chance of winning
analysis-heading-turning = Turning points
analysis-heading-costliest = Costliest choices
analysis-heading-players = Choices and luck

## Turning points

analysis-luck = Luck
analysis-choice = Choice
analysis-from-to = { $before } → { $after }
analysis-turning-none = No clear turning points.

## Costliest choices

analysis-given = { $player } chose “{ $answer }”.
analysis-better = Better choice: “{ $best }”.
analysis-lost = { $best } instead of { $after }, give or take { $error } points
analysis-costliest-none = No choice can be shown to have cost anything.

## By player

analysis-column-player = Player
analysis-column-accurate = As good as any
analysis-column-mean = Lost a choice
analysis-column-choice = Choices
analysis-column-luck = Luck
analysis-accuracy = { $accurate } of { $choices }
analysis-note = Luck is what chance did against the odds. A choice counts against play by rules of thumb; it is as good as any unless another one was ahead by more than two standard errors. All of it is estimated: from every choice on, { $budget } courses of the game were tried out.

## As a page

analysis-chart = The chance of winning in the course of the game; the table below says the same.
analysis-table = The curve as a table
analysis-column-turn = Turn
analysis-column-chance = Chance at its end
analysis-made = Made by Vigil { $version }, seed { $seed }.

## What cannot be analysed

cli-option-analyse-resume = save every judged choice here; an interrupted analysis resumes from it
analysis-error-other_analysis = “{ $file }” is from another analysis. Name another file.
analysis-error-no_net = Games of “{ $game }” cannot be analysed: no net was trained for them; “vigil report” describes any game.
analysis-error-no_choices = There is no choice in this game yet; analyse it after the first choice.
