### Results of simulations.

## Files of results

results-error-suffix = The name “{ $file }” does not say how to write the results; let it end in one of: { $known }.
results-error-no_results = “{ $file }” holds no results of vigil simulate; name a file that vigil simulate --out has written.
results-error-unknown_game = “{ $file }” holds games of “{ $value }”, which is not installed; install that game or name another file.
results-error-bad_column = The column “{ $column }” of “{ $file }” cannot be read; name a file as vigil simulate has written it.
