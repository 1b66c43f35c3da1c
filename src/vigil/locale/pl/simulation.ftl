### Wyniki symulacji.

## Pliki z wynikami

results-error-suffix = Nazwa „{ $file }” nie mówi, jak zapisać wyniki; niech kończy się na jedno z: { $known }.
results-error-no_results = W pliku „{ $file }” nie ma wyników vigil simulate; podaj plik zapisany przez vigil simulate --out.
results-error-unknown_game = Plik „{ $file }” zawiera gry w „{ $value }”, a tej gry nie zainstalowano; zainstaluj ją albo podaj inny plik.
results-error-bad_column = Nie da się odczytać kolumny „{ $column }” pliku „{ $file }”; podaj plik w postaci, w jakiej zapisało go vigil simulate.
