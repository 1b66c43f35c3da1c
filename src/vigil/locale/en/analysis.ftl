### The analysis of a game: win chance, luck and choices.

analysis-title = Analysis: { $game }
analysis-so-far = The game is not over; the curve ends at the current win chance.
analysis-sum = { $begin } at the first choice, luck { $luck }, choices { $choice }: { $end } at the end.
analysis-missed = The best choices found would have gained { $lost } points, each counted by itself.
analysis-number = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Headings

analysis-heading-curve = Win chance
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
analysis-given-you = You chose “{ $answer }”.
analysis-better = Better choice: “{ $best }”.
analysis-lost = { $best } instead of { $after }, give or take { $error } points
analysis-costliest-none = No choice clearly cost anything.

## By player

analysis-column-player = Player
analysis-column-accurate = As good as any
analysis-column-mean = Lost per choice
analysis-column-choice = Choices
analysis-column-luck = Luck
analysis-accuracy = { $accurate } of { $choices }
analysis-note = Luck is what dice and cards did against the odds. A choice is compared with play by rules of thumb; it is as good as any unless another was ahead by more than two standard errors. All figures are estimates from { $budget } rollouts per choice.

## As a page

analysis-chart = Win chance over the game; the table below has the same figures.
analysis-table = The curve as a table
analysis-column-turn = Turn
analysis-column-chance = Win chance at its end

## What cannot be analysed

cli-option-analyse-resume = save every judged choice here; an interrupted analysis resumes from it
analysis-error-other_analysis = “{ $file }” is from another analysis. Name another file.
analysis-error-no_net = Cannot analyse “{ $game }”: it has no trained network. “vigil report” describes any game.
analysis-error-no_choices = This game has no choices yet. Analyse it after the first one.
