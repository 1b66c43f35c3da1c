### Результаты моделирования.

## Файлы результатов

results-error-suffix = Из имени «{ $file }» не ясно, как записать результаты; пусть оно кончается на одно из: { $known }.
results-error-no_results = В файле «{ $file }» нет результатов vigil simulate; назовите файл, записанный командой vigil simulate --out.
results-error-unknown_game = В файле «{ $file }» записана игра «{ $value }», а она не установлена; установите её или назовите другой файл.
results-error-bad_column = Столбец «{ $column }» файла «{ $file }» не читается; назовите файл в том виде, в каком его записала команда vigil simulate.
