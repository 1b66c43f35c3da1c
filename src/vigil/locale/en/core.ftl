### What the engine says: mistakes and what would be right.

## Answers

answer-error-game_over = The game is over; there is nothing left to choose.
answer-error-no_such_option = There is no option { $answer }. Choose a number from 0 to { $last }.

## Setups

setup-error-players = { $value } players are not supported. Choose: { $known }.
setup-error-module = Unknown expansion “{ $value }”. Expansions: { $known }.
    .none = Unknown expansion “{ $value }”. This game has none.
setup-error-switch = Unknown rule variant “{ $value }”. Variants: { $known }.
setup-error-switches_named_twice = Rule variant named twice ({ $value }). Name each one once.
setup-error-unknown_field = Unknown setup entry “{ $value }”. Entries: { $known }.
setup-error-wrong_kind = Setup entry “{ $entry }”: “{ $value }” has the wrong type. Its default shows the right one.

## Undo

undo-error-no_answers = Nothing to undo yet.
undo-error-no_such_ply = There is no step { $ply }. Choose a number from 0 to { $last }.

## Saves

save-error-not_a_vigil_file = This is not a Vigil save. Choose another file.
save-error-damaged = This save is damaged. Use an undamaged copy.
save-error-other_kind = This file is a “{ $found }”. Choose a save (“{ $expected }”).
save-error-newer_format = A newer Vigil made this save (format { $found }, known up to { $known }). Update Vigil to open it.
save-error-unknown_game = This save is of an unknown game, “{ $game }”. Update Vigil to open it.
save-error-newer_rules = This save follows newer rules (version { $found }, known up to { $known }). Update Vigil to open it.
save-error-no_longer_replays = This save breaks the current rules at step { $ply }. Open it with the version of Vigil that made it.

## Records

record-error-not_a_vigil_file = This is not a Vigil record. Choose another file.
record-error-damaged = This record is damaged. Use an undamaged copy.
record-error-other_kind = This file is a “{ $found }”. Choose a record (“{ $expected }”).
record-error-newer_format = A newer Vigil made this record (format { $found }, known up to { $known }). Update Vigil to replay it.
record-error-unknown_game = This record is of an unknown game, “{ $game }”. Update Vigil to replay it.
record-error-newer_rules = This record follows newer rules (version { $found }, known up to { $known }). Update Vigil to replay it.
record-error-no_longer_replays = This record breaks the current rules at step { $ply }. Replay it with the version of Vigil that made it.
record-error-seed_not_revealed = This record has no seed, which is revealed when the game is over. Use the record of the finished game.

## Positions

position-error-set_up = Invalid setup in this position. { $problem }
position-error-no_colon = Clause “{ $clause }” has no colon. Write “key: value”.
position-error-clause = Invalid clause “{ $clause }”. See docs/notation.md.
position-error-clause_twice = Clause “{ $clause }” appears twice. Merge the two.
position-error-unknown_clause = Unknown clause “{ $clause }”. Did you mean one of these: { $known }?
position-error-unknown_word = Clause “{ $clause }”: unknown word “{ $value }”. Use e.g. { $known }.
position-error-word_missing = Missing word after “{ $value }”. Example: “{ $example }”.
position-error-surplus_word = Clause “{ $clause }”: unexpected word “{ $value }” after “{ $before }”. Is a comma missing before it?
position-error-not_a_number = Clause “{ $clause }”: expected a number from { $least } to { $most }, got “{ $value }”.
position-error-word_twice = Clause “{ $clause }”: “{ $value }” appears twice. Write it once.
position-error-not_json = Clause “{ $clause }”: expected a JSON object such as {"{"}"portal": "edge"{"}"}, got “{ $value }”.
position-error-not_laid_yet = With “{ $next }” the table is still empty. Remove the clause “{ $clause }”.
position-error-step_words = Clause “next”: step “{ $step }” has the wrong number of words. Write “{ $right }”.
position-error-step_order = Clause “next”: step “{ $step }” comes too late. Immediate steps come first, then phases, then the next turn or round.
position-error-step_first = Clause “next”: step “{ $step }” was caused just now. Put it first.
position-error-step_twice = Clause “next”: step “{ $step }” can happen only once.
position-error-step_impossible = Clause “next”: step “{ $step }” is impossible here. Remove it, or add what it needs.
position-error-over = Step “{ $step }” cannot follow the end of the game. Remove the clause “next” or “outcome”.
position-error-outcome_untrue = Clause “outcome”: this position does not end by “{ $value }”. Name the reason it shows.
position-error-outcome_score = Clause “outcome”: { $value } points given; this position scores { $right }.
position-error-boards = Clause “boards”: name each of the four boards once: { $known }.
position-error-seats = Clause “boards”: seats “{ $value }”. Name each seat from 0 to { $last } once.
position-error-not_as_chosen = The position contradicts the clause “{ $clause }”, chosen before the game. Change one of them.
position-error-card_in_two_places = The card “{ $value }” is in two places. Name it once.
position-error-deck_count = The deck has { $value } of “{ $word }”, but only { $most } are unseen. Lower the number.
position-error-supply = The position has { $value } of “{ $word }”, but only { $most } exist. Remove some.

## Bots

setup-error-bots = { $value } names { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}, but there are { $seats } seats. Name one bot for all seats or one for each.
bot-error-unknown_bot = Unknown bot “{ $value }”. Bots: { $known }.
bot-error-budget = Invalid budget in “{ $value }”. Only search takes one: search@200 (1 to { $most } simulated games) or search@1.5s (up to { $seconds } seconds).
bot-error-no_module = Unknown bot “{ $value }”: no module “{ $module }”. Bots: { $known }, or your own as package.module:Class.
bot-error-module_fails = Could not load bot “{ $value }”: { $module } failed ({ $reason }).
bot-error-no_class = Unknown bot “{ $value }”: module “{ $module }” has no class “{ $name }”. Check the name.
own-bot-error-no_choose = Bot “{ $value }” has no method choose(table, decision). Add one that returns the index of an option.
own-bot-error-no_option = Bot “{ $value }” chose { $answer }. Return a whole number from 0 to { $last }.
weights-error-no_weights = No trained network for { $game }. Use the bot rules, or train one with vigil train.
weights-error-no_numpy = NumPy is not installed; judging positions needs it. Install it with: pip install 'vigil-table[bots]', or use the bot rules.
weights-error-other_rules = The network for { $game } was trained for rules { $rules }; these are rules { $known }. Retrain it with vigil train.
weights-error-no_judge = { $game } defines no features to train on. Use the bot rules.
weights-error-no_samples = “{ $file }” does not describe training games. Name another folder.
weights-error-other_samples = “{ $file }” has training games of another game, seed or rules version. Name another folder.

## Games

plugin-error-not_loaded = Cannot load the game “{ $game }” from { $value } ({ $reason }). Fix or remove its package.
plugin-error-no_plugin = { $value } is not a plugin named “{ $game }”. Fix or remove its package.
