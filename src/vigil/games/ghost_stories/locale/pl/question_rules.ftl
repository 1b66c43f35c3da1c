### Ghost Stories: the rule behind each question, in one sentence.

## The yang phase

gs-rule-move = Idź na sąsiedni żeton, także na ukos, albo zostań; od miejsca zależy, co możesz zrobić potem.
    .white_moon = Idź na sąsiedni żeton, także na ukos, albo zostań; Wieśniak z wierzchu może iść z tobą, ale nie na żeton nawiedzony lub pełny.
gs-rule-act = Jedna akcja w turze: pomoc wieśniaka z twojego żetonu albo kości Tao przeciw duchom obok. Moc niebieskiej planszy daje drugą.
    .white_moon = Jedna akcja w turze: pomoc żetonu, kości Tao przeciw duchom obok albo ocalenie Wieśniaka przy Portalu. Moc niebieskiej planszy daje drugą.
gs-rule-end_turn = Przed końcem tury możesz wydać Jin-Jang albo postawić Buddę z wcześniejszej tury na pustym miejscu na ducha obok twojego żetonu.
gs-rule-pick_up_tokens = Znacznik Mocy pozwala pożyczyć moc neutralnej planszy; wydany wraca na środkowy żeton.
gs-rule-yin_yang = Wydaj go, by zyskać pomoc dowolnego aktywnego żetonu, gdziekolwiek stoisz, albo przywrócić nawiedzony.
gs-rule-mantra = Ten duch ma dla wszystkich odporność mniejszą o 1, dopóki leży na nim Mantra, a on jest w grze.
gs-rule-twin_winds_taoist = Jeden inny Taoista przechodzi na sąsiedni żeton, także na ukos.
gs-rule-twin_winds_tile = Może to być każdy żeton obok tego Taoisty, także na ukos.

## Exorcism

gs-rule-mantra_colour = Mantra zmniejsza o 1 jeden kolor tego ducha; wskazujesz go przed rzutem.
gs-rule-reroll_tao = Ulubieniec Bogów pozwala raz przerzucić dowolne z tych kości; liczą się nowe ścianki.
gs-rule-exorcise_ghosts = Ducha egzorcyzmujesz, gdy ścianki w jego kolorze, białe i znaczniki osiągną jego odporność; ścianka liczy się tylko dla jednego ducha.
gs-rule-spend_tao = Znacznik zastępuje jedną brakującą ściankę swojego koloru; Taoiści z twojego żetonu mogą ci użyczyć swoich.
gs-rule-reroll_curse = Ulubieniec Bogów pozwala raz przerzucić własną kość Klątwy; liczy się nowa ścianka.
gs-rule-take_tao = Znacznik Tao zastąpi jedną ściankę swojego koloru w późniejszym egzorcyzmie; bank jest ograniczony.
gs-rule-reward = Egzorcysta zyskuje 1 Czi albo odzyskuje wydany Jin-Jang.
gs-rule-group_qi = Wyegzorcyzmowana Inkarnacja daje grupie 1 Czi; może je dostać dowolny żywy Taoista.
gs-rule-group_yin_yang = Wyegzorcyzmowana Inkarnacja daje grupie Jin-Jang dla Taoisty, który swój wydał.

## Ghosts and losses

gs-rule-place_ghost = Duch wchodzi na wolne miejsce planszy w swoim kolorze, czarny na aktywną planszę; gdy jest pełna, na dowolne wolne miejsce.
gs-rule-discard_tao = Znacznik wraca do banku; Taoista bez znaczników nic nie traci.
gs-rule-bear_qi_loss = Plansza bez Czi nie ma czego stracić: traci je za nią żywy Taoista, a przy 0 ginie.

## Villagers

gs-rule-revive = Martwy Taoista wraca tutaj z 2 Czi i niczym więcej; potem rzucasz kością Klątwy.
    .first_print = Martwy Taoista wraca tutaj z 2 Czi; potem rzucasz kością Klątwy.
    .white_moon = Wraca tu martwy Taoista z 2 Czi albo, jeśli jest miejsce, martwy Wieśniak; potem rzucasz kością Klątwy.
gs-rule-restore_tile = Żeton znów jest aktywny, a jego wieśniak pomaga; w zamian od razu przybywa jeszcze jeden duch.
gs-rule-sorcery = Dowolny duch oprócz Inkarnacji znika bez klątwy i nagrody; płacisz 1 Czi, nawet ostatnie.
gs-rule-watch_board = Wszystkie figurki z tej planszy wracają na karty duchów: do nawiedzenia znów dwie fazy Jin.
gs-rule-set_circle = Dopóki znacznik tu leży, duchy w jego kolorze mają dla wszystkich odporność mniejszą o 1.
gs-rule-move_ghost = Jeden duch przenosi się ze wszystkim, co do niego należy, na dowolne miejsce bez ducha, nawet z Buddą.
gs-rule-move_ghost_to = Może to być każde miejsce bez ducha; stojący tam Budda zniszczy go, chyba że to Inkarnacja.
gs-rule-carry_taoist = Po duchu inny Taoista przenosi się na dowolny żeton; w grze solo twój.
    .first_print = Po duchu inny Taoista przenosi się na dowolny żeton wioski.
gs-rule-carry_taoist_to = Może to być każdy żeton wioski, także nawiedzony.

## White Moon: before the game

gs-rule-save_before_game = Gdy graczy jest mniej niż czterech, kilku Wieśniaków jest ocalonych od początku; cała rodzina daje nagrodę.
gs-rule-first_artifact = Artefakt rodziny ocalonej przed początkiem gry przypada wybranemu Taoiście.

## White Moon: the yang phase and artifacts

gs-rule-second_step = Przy prowadzeniu Wieśniaków Strzelisty Taniec liczy się jako dwa kroki; także w drugim może dołączyć do ciebie Wieśniak.
gs-rule-school_colour = Jeden rzut przeciw wszystkim duchom w kolorze wybranym z góry, gdziekolwiek są: bez klątw, nagród i Inkarnacji.
gs-rule-school_ghosts = Ścianki, swoje znaczniki i Kryształy dzielisz między te duchy dowolnie; nie ma klątw ani nagród.
gs-rule-life_potion = Taoista zyskuje 1 Czi (martwy z nim ożywa) albo wraca martwy Wieśniak. Nikt nie rzuca kością Klątwy.
gs-rule-scroll_of_unity = Przyjdź na żeton Taoisty, który używa zwoju, z Wieśniakiem z wierzchu swojego żetonu, albo zostań.
gs-rule-firework = Pomaga ci wieśniak z dowolnego aktywnego żetonu, gdziekolwiek stoisz.
gs-rule-vengeful_claw = Próba, która nie wyegzorcyzmowała żadnego ducha, daje raz na turę 1 znacznik Tao w kolorze jednego z celów.
gs-rule-shield_of_time = Ducha w swoim kolorze możesz odłożyć na spód talii i dobrać nową kartę.
gs-rule-armor_of_the_just = Pominięty lewy kamień nie działa; dwa pozostałe są bez zmian.
gs-rule-inherit = Ginący Taoista zostawia każdy artefakt komuś z żywych.

## White Moon: deaths, rescues, the end of the turn

gs-rule-devour = Wskazany Wieśniak ginie i sprowadza klątwę rodziny; dwunasta śmierć oznacza porażkę.
gs-rule-kill_another = Ginie jeszcze jeden odkryty Wieśniak i sprowadza klątwę także swojej rodziny.
gs-rule-give_up_tao = Znacznik w tym kolorze znika z gry na dobre; w banku go nie ma, więc swój oddaje Taoista.
gs-rule-zhou_curse = Taoista albo neutralna plansza traci 1 Czi; Taoista przy 0 ginie.
gs-rule-wu_buddha = Cała rodzina Wu ocalona: Budda może stanąć na dowolnym pustym miejscu na ducha i czekać tam na następnego.
gs-rule-share_tao = Cała rodzina Xiang ocalona: po znaczniku Tao w każdym kolorze, każdy dla wybranego Taoisty.
gs-rule-share_qi = Cała rodzina Li ocalona: 3 Czi, każde dla wybranego Taoisty.
gs-rule-group_crystal = Księżycowy Kryształ zastępuje ściankę w dowolnym kolorze albo pomaga wznieść Mistyczną Barierę.
gs-rule-su_ling = Po śmierci, kości Klątwy lub nawiedzeniu może stanąć przed dowolnym miejscem bez Inkarnacji: centralny kamień ducha tam nie działa.
gs-rule-su_ling_crystal = Kryształy na wszystkich czterech Postumentach wznoszą Mistyczną Barierę na koniec tury.
gs-rule-barrier = Każda plansza ma jeden wybór: cztery kości i Kryształy przeciw jej duchom albo zwrot Kryształu i ocalenie Wieśniaka.
gs-rule-barrier_ghosts = Kryształ zastępuje ściankę w dowolnym kolorze; duchy znikają bez klątw i nagród, Inkarnacje zostają.
