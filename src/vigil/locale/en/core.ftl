### What the engine says: mistakes and what would be right.

## Answers

answer-error-game_over = The game is over; no more answers can be given.
answer-error-no_such_option = Answer { $answer } is not among the options; they are numbered from 0 to { $last }.

## Set-ups

setup-error-players = { $value } players cannot play; the number of players must be one of: { $known }.
setup-error-module = There is no module “{ $value }”; the modules are: { $known }.
    .none = There is no module “{ $value }”; this game has no modules yet.
setup-error-switch = There is no reading “{ $value }” to turn over; the readings are: { $known }.
setup-error-switches_named_twice = The same reading cannot be turned over twice ({ $value }); name each reading once.
setup-error-unknown_field = A set-up has no entry “{ $value }”; the entries are: { $known }.
setup-error-wrong_kind = The entry “{ $entry }” of a set-up cannot be “{ $value }”; it takes another kind of value, such as the one it has by default.

## Undo

undo-error-no_answers = Nothing to undo yet.
undo-error-no_such_ply = The game cannot go back to answer { $ply }; the answers are numbered from 0 to { $last }.

## Saves

save-error-not_a_vigil_file = This is not a save of Vigil; choose a file that Vigil has saved.
save-error-damaged = This save is damaged and cannot be read; use an undamaged copy.
save-error-other_kind = This file is of another kind (“{ $found }”); a save is needed (“{ $expected }”).
save-error-newer_format = This save was made by a newer Vigil (format { $found }, known up to { $known }); update Vigil to open it.
save-error-unknown_game = This save belongs to an unknown game, “{ $game }”; update Vigil to open it.
save-error-newer_rules = This save follows newer rules (version { $found }, known up to { $known }); update Vigil to open it.
save-error-no_longer_replays = This save does not fit the present rules from answer { $ply } on; open it with the version of Vigil that made it.

## Records

record-error-not_a_vigil_file = This is not a record of Vigil; choose a file that Vigil has recorded.
record-error-damaged = This record is damaged and cannot be read; use an undamaged copy.
record-error-other_kind = This file is of another kind (“{ $found }”); a record is needed (“{ $expected }”).
record-error-newer_format = This record was made by a newer Vigil (format { $found }, known up to { $known }); update Vigil to replay it.
record-error-unknown_game = This record belongs to an unknown game, “{ $game }”; update Vigil to replay it.
record-error-newer_rules = This record follows newer rules (version { $found }, known up to { $known }); update Vigil to replay it.
record-error-no_longer_replays = This record does not fit the present rules from answer { $ply } on; replay it with the version of Vigil that made it.
record-error-seed_not_revealed = The seed of the dealer is not in this record; it is shown when the game is over, so take the record of the finished game.

## Positions

position-error-set_up = The set-up of this position is not allowed. { $problem }
position-error-no_colon = The clause “{ $clause }” has no colon; write “key: value”.
position-error-clause = The clause “{ $clause }” cannot be read; see the description of the notation.
position-error-clause_twice = The clause “{ $clause }” stands there twice; say everything in one.
position-error-unknown_clause = There is no clause “{ $clause }”; perhaps one of these is meant: { $known }.
position-error-unknown_word = In the clause “{ $clause }” the word “{ $value }” has no meaning; right would be, for example: { $known }.
position-error-word_missing = A word is missing after “{ $value }”; it can be written like this: “{ $example }”.
position-error-surplus_word = In the clause “{ $clause }” the word “{ $value }” after “{ $before }” is one too many; perhaps a comma is missing before it.
position-error-not_a_number = In the clause “{ $clause }” stands “{ $value }” instead of a number from { $least } to { $most }.
position-error-word_twice = In the clause “{ $clause }” “{ $value }” stands twice; say it once.
position-error-not_json = The clause “{ $clause }” cannot be “{ $value }”; it needs an object in JSON, such as {"{"}"portal": "edge"{"}"}.
position-error-not_laid_yet = With “{ $next }” nothing lies on the table yet; take the clause “{ $clause }” away.
position-error-step_words = The step “{ $step }” in the clause “next” has too few or too many words; it is written “{ $right }”.
position-error-step_order = The step “{ $step }” comes too late in the clause “next”; what happens at once stands before the phases of the turn, and the next turn or round comes last.
position-error-step_first = The step “{ $step }” was chosen or caused just now; put it first in the clause “next”.
position-error-step_twice = The step “{ $step }” stands twice in the clause “next”; it can happen only once.
position-error-step_impossible = The step “{ $step }” in the clause “next” cannot be done in this position; take it away, or add what it needs.
position-error-over = After the end of the game the step “{ $step }” cannot come; take away the clause “next” or the clause “outcome”.
position-error-outcome_untrue = The position does not show the reason “{ $value }” of the clause “outcome”; name the reason that it shows.
position-error-outcome_score = The clause “outcome” says { $value } points; this position is worth { $right }.
position-error-boards = The clause “boards” needs each of the four boards once: { $known }.
position-error-seats = The clause “boards” has the seats “{ $value }”; each seat from 0 to { $last } must be there once.
position-error-not_as_chosen = The position does not agree with the clause “{ $clause }”, which says what was chosen before the game; change one of them.
position-error-card_in_two_places = The card “{ $value }” is in two places; each card can be in one place only.
position-error-deck_count = The deck has { $value } of “{ $word }”, but only { $most } are unseen; make it smaller.
position-error-supply = The position has { $value } of “{ $word }”, but there are only { $most }; take some away.

## Bots

setup-error-bots = { $value } names { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}, and there are { $seats } seats; name one bot for all seats or one for each.
bot-error-unknown_bot = There is no bot “{ $value }”; the bots are: { $known }.
bot-error-budget = There is no budget like that of “{ $value }”: only search takes one, as search@200 (from 1 to { $most } simulated games) or search@1.5s (up to { $seconds } seconds).
bot-error-no_module = There is no bot “{ $value }”, for there is no module “{ $module }”; the bots are: { $known }, and your own as package.module:Class.
bot-error-module_fails = The bot “{ $value }” cannot be made, for the module “{ $module }” fails ({ $reason }); fix the module or name another bot.
bot-error-no_class = There is no bot “{ $value }”, for the module “{ $module }” has no class “{ $name }”; name one that it has.
own-bot-error-no_choose = The bot “{ $value }” has no method choose(table, decision); write one that answers with the number of an option.
own-bot-error-no_option = The bot “{ $value }” chose { $answer }; it must choose a whole number from 0 to { $last }.
weights-error-no_weights = There is no trained net for { $game }; choose the bot rules, or train one with vigil train.
weights-error-no_numpy = Bots that look ahead and whatever else judges positions need NumPy, which is not installed; install it with: pip install 'vigil-table[bots]', or choose the bot rules.
weights-error-other_rules = The net for { $game } was trained for rules { $rules }, but these are rules { $known }; train it again with vigil train.
weights-error-no_judge = { $game } says nothing about how to judge its positions, so nothing can be trained; choose the bot rules.
weights-error-no_samples = “{ $file }” does not describe practice games of vigil train; name another folder.
weights-error-other_samples = “{ $file }” holds practice games of another game, seed or version of the rules; name another folder.

## Games

plugin-error-not_loaded = The game “{ $game }” cannot be loaded from { $value } ({ $reason }); repair or remove the package that offers it.
plugin-error-no_plugin = What { $value } offers as the game “{ $game }” is no plug-in of that name; repair or remove the package that offers it.
