### What vigil verify and the page say of the dice and cards of a game.

verify-everything = Sprawdzono wszystko: każdy losowy wynik pochodzi z hasza zapisanego przed grą i z entropii graczy.
verify-without_players = Sprawdzono wszystko oprócz entropii graczy: każdy losowy wynik pochodzi z hasza zapisanego przed grą.
verify-nothing = Niczego nie udowodniono: hasza nie zapisano przed grą. Zapis jest tylko zgodny sam ze sobą.
verify-checked = Sprawdzono: { $what }.
verify-both = { $rolls } i { $draws }
verify-rolls = { $count ->
    [one] { $count } rzut kością
    [few] { $count } rzuty kośćmi
   *[many] { $count } rzutów kośćmi
}
verify-draws = { $count ->
    [one] { $count } losowanie
    [few] { $count } losowania
   *[many] { $count } losowań
}
verify-no-chance = W tej grze nie było rzutów ani losowań.
verify-confirmed = Potwierdzona entropia graczy: { $confirmed } z { $contributed }.
verify-from = { $count ->
    [one] Gra odgałęziła się od innej w kroku { $first }; { $count } wcześniejszego wyniku losowego nie sprawdzono.
    [few] Gra odgałęziła się od innej w kroku { $first }; { $count } wcześniejszych wyników losowych nie sprawdzono.
   *[many] Gra odgałęziła się od innej w kroku { $first }; { $count } wcześniejszych wyników losowych nie sprawdzono.
}
verify-position = Gra zaczęła się od podanej pozycji; samej pozycji nie sprawdzono.
verify-unfinished = Zapis kończy się przed końcem gry: grę poddano albo zapis ucięto.

## What does not hold

verify-error-other_commitment = Nie potwierdzono: ziarno w zapisie nie pasuje do hasza { $commitment }. Weź zapis i hasz tego samego stołu.
verify-error-other_seed = Nie potwierdzono: ziarno nie wynika z sekretu i entropii graczy w tym zapisie.
verify-error-luck_left_out = Nie potwierdzono: entropii { $luck } nie ma w ziarnie. Pominięto ją albo należy do innej gry lub miejsca.
verify-error-other_beginning = Nie potwierdzono: ten zapis to dalszy ciąg innej gry lub pozycji od kroku { $first }. Jeśli tak ma być, dodaj --from { $first }.
verify-error-unfair_roll = Nie potwierdzono: krok { $ply } ({ $kind }) nie wynika z ziarna. Rozdanie było nieuczciwe albo zapis zmieniono.
verify-error-nothing_checked = Nie potwierdzono: od kroku { $first } w zapisie nie ma żadnego losowego wyniku.
verify-error-no_longer_replays = Nie potwierdzono: zapisu nie da się odtworzyć od kroku { $ply }. Użyj wersji Vigil, która go zrobiła.
