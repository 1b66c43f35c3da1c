### Analiza gry: szansa na zwycięstwo, szczęście i decyzje.

analysis-title = Analiza: { $game }
analysis-so-far = Gra jeszcze trwa; krzywa kończy się na obecnej szansie wygranej.
analysis-sum = { $begin } przy pierwszym wyborze, szczęście { $luck }, wybory { $choice }: { $end } na końcu.
analysis-missed = Najlepsze znalezione wybory dałyby jeszcze { $lost } punktu, licząc każdy z osobna.
analysis-number = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Nagłówki

analysis-heading-curve = Szansa wygranej
analysis-heading-turning = Punkty zwrotne
analysis-heading-costliest = Najkosztowniejsze wybory
analysis-heading-players = Wybory i szczęście

## Punkty zwrotne

analysis-luck = Szczęście
analysis-choice = Wybór
analysis-from-to = { $before } → { $after }
analysis-turning-none = Brak wyraźnych punktów zwrotnych.

## Najkosztowniejsze wybory

analysis-given = { $player }: „{ $answer }”.
analysis-given-you = Ty: „{ $answer }”.
analysis-better = Lepszy wybór: „{ $best }”.
analysis-lost = { $best } zamiast { $after }, z dokładnością do { $error } p.
analysis-costliest-none = Żaden wybór wyraźnie nie kosztował.

## Według graczy

analysis-column-player = Gracz
analysis-column-accurate = Nie gorsze od innych
analysis-column-mean = Strata na wybór
analysis-column-choice = Wybory
analysis-column-luck = Szczęście
analysis-accuracy = { $accurate } z { $choices }
analysis-note = Szczęście to to, co kości i karty zrobiły wbrew szansom. Wybór porównuje się z grą według prostych zasad; jest nie gorszy od innych, chyba że inny wyprzedza go o więcej niż dwa błędy standardowe. Wszystkie liczby to szacunki; symulacje na wybór: { $budget }.

## Strona

analysis-chart = Szansa wygranej w przebiegu gry; tabela poniżej mówi to samo.
analysis-table = Krzywa jako tabela
analysis-column-turn = Tura
analysis-column-chance = Szansa na jej końcu

## Czego nie da się przeanalizować

cli-option-analyse-resume = zapisuj tu każdy oceniony wybór; przerwana analiza wznowi się stąd
analysis-error-other_analysis = „{ $file }” pochodzi z innej analizy. Podaj inny plik.
analysis-error-no_net = Nie da się analizować gry „{ $game }”: brak wytrenowanej sieci. „vigil report” opisuje każdą grę.
analysis-error-no_choices = W tej grze nie ma jeszcze wyborów. Przeanalizuj ją po pierwszym.
