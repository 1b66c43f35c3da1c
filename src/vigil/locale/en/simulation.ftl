### Results of simulations.

## Files of results

results-error-suffix = The name “{ $file }” does not say how to write the results; let it end in one of: { $known }.
results-error-no_results = “{ $file }” holds no results of vigil simulate; name a file that vigil simulate --out has written.
results-error-unknown_game = “{ $file }” holds games of “{ $value }”, which is not installed; install that game or name another file.
results-error-bad_column = The column “{ $column }” of “{ $file }” cannot be read; name a file as vigil simulate has written it.
results-error-exists = “{ $file }” is there already and is not overwritten; name another file, or remove that one first.
results-error-in_use = “{ $file }” is being made by another run; wait for its end or name another file.
results-error-no_journal = “{ $file }” is no unfinished simulation; remove it or name another file.
results-error-other_version = “{ $file }” was begun by version { $value } of Vigil, and this is { $right }; go on with that version, remove it, or name another file.
results-error-other_rules = “{ $file }” was begun under rules { $value }, and these are rules { $right }; remove it or name another file.
results-error-other_plan = “{ $file }” was begun with { $what ->
    [game] another game
    [setups] other set-ups
    [bots] other bots
    [games] another number of games
    [seed] another seed
    [turn_columns] other wishes for a table of turns
   *[other] other columns
}; repeat the command it was begun with, remove it, or name another file.

## Work that is lost

work-error-helper_dies = A worker crashed { $deaths } times on the same games (status { $status }). Out of memory? Try fewer --workers.
work-error-not_portable = The bots cannot go to other processes ({ $reason }); use one worker, or define the bots at module level.
work-error-cluster_address = “{ $value }” is no address of a Ray cluster; write HOST:PORT, such as 10.0.0.1:6379, or leave it out for a cluster of this machine.
work-error-cluster_unreachable = No Ray cluster can be reached at “{ $value }” ({ $reason }); check the address, or start one with: ray start --head
work-error-cluster_fails = The Ray cluster has lost games and cannot play them again ({ $reason }); look at the cluster, then repeat the command.
game-error-broke_off = Game { $number } (seed { $seed }) failed: { $reason }. Your bot failed here, innermost call first:

## What it comes to

cli-sum-games = Games
cli-sum-interval = 95 % interval
cli-sum-interrupted = Interrupted: { $done } of { $total } done. Use { $option } to be able to resume.
cli-sum-kept = Interrupted: { $done } of { $total } kept. Resume with: { $command }

## Options

cli-option-simulate-bot = the bot of all seats, or a bot for each seat separated by commas: rules, value, search, each also as rules:careful, rules:bold, rules:helper; random; or your own as package.module:Class; default: random
cli-option-simulate-out = write a row for each game to this file, .parquet or .csv; an interrupted run resumes from it
cli-option-sweep = play every combination of values, such as level=normal,hell players=2,4; keys are the set-up options and bot; + joins several values of one option
cli-option-turns = with --out: write a row for each turn into this file too
cli-option-ray = let a Ray cluster play: the one at this address, or one of this machine

## Mistakes

cli-error-no_bots = --bot cannot be “{ $value }”; name one bot for all seats or one for each: rules,random
cli-error-sweep_form = “{ $value }” cannot be swept; write a key with its values: level=normal,hell
cli-error-sweep_key = “{ $value }” cannot be swept; the keys are: { $known }.
cli-error-sweep_twice = “{ $value }” is swept twice; name it once with all its values.
cli-error-sweep_values = { $option }={ $value } cannot be swept; name one value or more, each once.
cli-error-sweep_flag = { $option } cannot be “{ $value }”; it is yes or no.
cli-error-sweep_and_option = “{ $value }” is swept and chosen by an option too; leave out one of them.
cli-error-turns_without_out = --turns needs another file for the games themselves: --out FILE
