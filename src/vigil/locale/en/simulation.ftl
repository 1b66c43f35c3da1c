### Results of simulations.

## Files of results

results-error-suffix = Unknown file extension: “{ $file }”. Use: { $known }.
results-error-no_results = “{ $file }” has no results of vigil simulate. Name a file written by vigil simulate --out.
results-error-unknown_game = “{ $file }” has games of “{ $value }”, which is not installed. Install it, or name another file.
results-error-bad_column = “{ $file }”: column “{ $column }” is not as vigil simulate writes it. Name another file.
results-error-exists = “{ $file }” already exists. Remove it, or name another file.
results-error-in_use = Another run is writing “{ $file }”. Wait for it, or name another file.
results-error-no_journal = “{ $file }” is not an unfinished simulation. Remove it, or name another file.
results-error-other_version = “{ $file }” was begun by Vigil { $value }; this is { $right }. Resume with that version, remove it, or name another file.
results-error-other_rules = “{ $file }” was begun under rules { $value }; these are { $right }. Remove it, or name another file.
results-error-other_plan = “{ $file }” was begun with { $what ->
    [game] another game
    [setups] other setups
    [bots] other bots
    [games] another number of games
    [seed] another seed
    [turn_columns] another table of turns
   *[other] other columns
}. Repeat that command, remove the file, or name another one.

## Failed workers

work-error-helper_dies = A worker crashed { $deaths } times on the same games (status { $status }). Out of memory? Try fewer --workers.
work-error-not_portable = The bots cannot be sent to other processes ({ $reason }). Use one worker, or define the bots at module level.
work-error-cluster_address = “{ $value }” is not the address of a Ray cluster. Write HOST:PORT, e.g. 10.0.0.1:6379, or leave it out for a local one.
work-error-cluster_unreachable = No Ray cluster at “{ $value }” ({ $reason }). Check the address, or start one with: ray start --head
work-error-cluster_fails = The Ray cluster lost work and could not repeat it ({ $reason }). Check the cluster, then repeat the command.
game-error-broke_off = Game { $number } (seed { $seed }) failed: { $reason }. Your bot failed here, innermost call first:

## Summary

cli-sum-games = Games
cli-sum-interval = 95 % interval
cli-sum-interrupted = Interrupted: { $done } of { $total } done. Use { $option } to be able to resume.
cli-sum-kept = Interrupted: { $done } of { $total } saved. Resume with: { $command }

## Options

cli-option-simulate-bot = the bot of all seats, or a bot for each seat separated by commas: rules, value, search, master, each also as rules:careful, rules:bold, rules:helper; random; or your own as package.module:Class; default: random
cli-option-simulate-out = write a row per game to this file, .parquet or .csv; an interrupted run resumes from it
cli-option-sweep = play every combination of values, e.g. level=normal,hell players=2,4; keys: the setup options and bot; + joins several values of one option
cli-option-turns = with --out: also write a row per turn to this file
cli-option-ray = run on a Ray cluster: the one at this address, or a local one

## Mistakes

cli-error-no_bots = --bot: expected one bot for all seats or one for each, e.g. rules,random, got “{ $value }”.
cli-error-sweep_form = Cannot sweep “{ $value }”. Write a key and its values: level=normal,hell
cli-error-sweep_key = Cannot sweep “{ $value }”. Keys: { $known }.
cli-error-sweep_twice = “{ $value }” is swept twice. Name it once with all its values.
cli-error-sweep_values = Cannot sweep { $option }={ $value }. Name one or more different values.
cli-error-sweep_flag = { $option }: expected yes or no, got “{ $value }”.
cli-error-sweep_and_option = “{ $value }” is both swept and set by an option. Leave one out.
cli-error-turns_without_out = --turns needs a file for the games too: --out FILE
