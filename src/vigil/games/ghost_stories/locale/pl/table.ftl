### Ghost Stories: questions, options and events at the table.

## Parts of sentences

gs-space = { $board }, { $facing }
gs-needed = { $colour } × { $count }
gs-needed-less = o { $count } mniej w jednym kolorze do wyboru
gs-lacking = { $needed } ({ $ghost })
gs-lacking-tokens = { $needed } ({ $ghost }, kości się nie liczą)
gs-resistance = Odporność: { $needed }.
gs-stone-left = Lewy kamień. { $ability }: { $text }
gs-stone-middle = Centralny kamień. { $ability }: { $text }
gs-stone-right = Prawy kamień. { $ability }: { $text }
gs-note-buddha = Budda
gs-note-dead = martwy
gs-note-haunted = żeton nawiedzony
gs-note-qi = Czi: { $qi }
gs-note-resistance = odporność: { $needed }

## Questions: the yang phase

gs-ask-move = Dokąd idzie { $who }?
gs-ask-act = { $acting ->
    [first] Co robi { $who }?
    [again] Jeszcze jedna akcja: co robi { $who }?
   *[done] Coś jeszcze w tej turze?
}
gs-ask-end_turn = Coś jeszcze w tej turze?
gs-ask-pick_up_tokens = Ile znaczników Mocy bierze { $who }?
gs-ask-yin_yang = Na który żeton { $who } wydaje Jin-Jang?
gs-ask-mantra = Na którego ducha nałożyć Mantrę Osłabiającą?
gs-ask-twin_winds_taoist = Taniec Bliźniaczych Wiatrów: którego Taoistę przesunąć?
gs-ask-twin_winds_tile = Dokąd idzie { $taoist }?

## Questions: exorcism

gs-ask-mantra_colour = { $name }: który kolor osłabia Mantra?
gs-ask-reroll_tao = Które kości przerzucić?
gs-ask-exorcise_ghosts = Którego ducha egzorcyzmuje { $who }?
gs-ask-spend_tao = Który znacznik wydaje { $who }?
gs-ask-reroll_curse = Kość Klątwy: { $face }. Przerzucić?
gs-ask-take_tao = Który znacznik Tao bierze { $who }?
gs-ask-reward = Którą nagrodę bierze { $who }?
gs-ask-group_qi = Kto zyskuje Czi?
gs-ask-group_yin_yang = Kto odzyskuje Jin-Jang?

## Questions: ghosts and losses

gs-ask-place_ghost = Gdzie pojawia się duch: { $name }?
gs-ask-discard_tao = Który znacznik Tao odrzuca { $who }?
gs-ask-discard_tao-ghost = { $name }: który znacznik Tao odrzuca { $who }?
gs-ask-bear_qi_loss = Kto traci 1 Czi zamiast planszy ({ $board })?

## Questions: villagers

gs-ask-revive = Kto wraca do życia?
gs-ask-restore_tile = Który nawiedzony żeton przywrócić?
gs-ask-sorcery = Którego ducha usuwa Czarownik?
gs-ask-watch_board = Z której planszy Nocny Strażnik przepędza figurki duchów?
gs-ask-set_circle = Który znacznik Tao położyć w Kręgu Modlitewnym?
gs-ask-move_ghost = Którego ducha porywa Niebiański Wiatr?
gs-ask-move_ghost_to = Dokąd przenieść ducha: { $name }?
gs-ask-carry_taoist = Którego Taoistę przenosi Niebiański Wiatr?
gs-ask-carry_taoist_to = Dokąd idzie { $taoist }?

## Questions to chance

gs-ask-tao_die = Kość Tao: która ścianka wypadła?
gs-ask-curse_die = Kość Klątwy, { $name }: która ścianka wypadła?
gs-ask-curse_die-tile = Kość Klątwy, { $tile }: która ścianka wypadła?
gs-ask-ghost_card = Talia duchów: którą kartę dobrano?
gs-ask-seat = Przygotowanie: gdzie siada następny gracz?
gs-ask-board_colour = Przygotowanie: jaki kolor ma następna plansza?
gs-ask-board_power = Przygotowanie: jaką moc ma następna plansza?
gs-ask-village_tile = Przygotowanie: który żeton wioski jest następny?
gs-ask-first_player = Przygotowanie: kto zaczyna?

## Options

gs-option-board = { $name }
gs-option-both = Wyegzorcyzmuj oba: { $ghosts }
gs-option-card = { $name }
gs-option-curse = { $name }
gs-option-end = Zakończ turę
gs-option-exorcise = Egzorcyzmuj: { $ghosts }
gs-option-face = { $name }
gs-option-ghost = { $ghost }
gs-option-help = Poproś o pomoc: { $tile }
gs-option-keep = Zostaw wynik
gs-option-pass = Gotowe
gs-option-pass-carry_taoist = Zostaw Taoistów na miejscu
gs-option-pass-move_ghost = Zostaw duchy na miejscu
gs-option-power = { $own ->
    [yes] Użyj swojej mocy: { $power }
    [paid] Użyj pożyczonej mocy: { $power }
   *[no] Wydaj znacznik Mocy: { $power }
}
gs-option-power-board_power = { $power }
gs-option-qi = 1 Czi
gs-option-reroll-reroll_curse = Przerzuć kość Klątwy
gs-option-reroll-reroll_tao = Przerzuć: { $face }
gs-option-seat = { $name }
gs-option-side = { $name }
gs-option-space = { $space }
gs-option-space-act = Postaw Buddę i zakończ akcje: { $space }
gs-option-space-end_turn = Postaw Buddę: { $space }
gs-option-stay = Zostań tutaj: { $tile }
gs-option-stop-exorcise_ghosts = Nikogo nie egzorcyzmuj
gs-option-stop-reroll_tao = Zostaw resztę
gs-option-tao-discard_tao = { $tao } (masz { $held })
gs-option-tao-mantra_colour = { $colour }
gs-option-tao-set_circle = { $tao } (w banku { $supply })
gs-option-tao-spend_tao = { $tao } ({ $owner })
gs-option-tao-take_tao = { $tao } (w banku { $supply })
gs-option-taoist = { $taoist }
gs-option-tile = { $tile }
gs-option-tile-move = Idź: { $tile }
gs-option-tile-yin_yang = { $haunted ->
    [yes] Przywróć: { $tile }
   *[no] Poproś o pomoc: { $tile }
}
gs-option-tokens = { $count ->
    [0] Zostaw znaczniki Mocy
    [one] Weź { $count } znacznik Mocy
    [few] Weź { $count } znaczniki Mocy
   *[many] Weź { $count } znaczników Mocy
}
gs-option-village = { $name }
gs-option-yin_yang = Wydaj Jin-Jang
gs-option-yin_yang-reward = Odzyskaj Jin-Jang

## Choices that were made, as nouns

gs-choice-board = wybór planszy
gs-choice-both = egzorcyzm
gs-choice-end = koniec tury
gs-choice-exorcise = egzorcyzm
gs-choice-ghost = wybór ducha
gs-choice-ghost-exorcise_ghosts = egzorcyzm
gs-choice-help = prośba o pomoc
gs-choice-keep = decyzja o zostawieniu wyniku
gs-choice-pass = pas
gs-choice-power = „{ $power }”
gs-choice-qi = Czi
gs-choice-reroll = przerzut
gs-choice-space = wybór miejsca
gs-choice-space-act = Budda
gs-choice-space-end_turn = Budda
gs-choice-space-place_ghost = wybór miejsca dla ducha
gs-choice-stay = decyzja o pozostaniu na miejscu
gs-choice-stop = decyzja o zakończeniu
gs-choice-tao = { $tao }
gs-choice-taoist = wybór Taoisty
gs-choice-tile = wybór żetonu „{ $tile }”
gs-choice-tile-move = ruch na żeton „{ $tile }”
gs-choice-tokens = znaczniki Mocy
gs-choice-yin_yang = Jin-Jang

## Coming up

gs-outlook = Przed twoją następną turą
gs-herbs = { $count ->
    [1] znacznik potrzebnego koloru
   *[other] dwa takie
}
gs-herbs-of = { $count ->
    [1] potrzebny znacznik ({ $colours })
   *[other] dwa w jednym kolorze ({ $colours })
}
gs-chance-alone = { $things } { $alone }
gs-chance-helped = { $things } { $alone }, { $helped } { $tokens ->
    [one] z jednym znacznikiem Tao
   *[other] ze znacznikami Tao, do { $tokens }
}
gs-chance-immune_to_dice = { $things }: bez szans, kości się nie liczą, a żaden znacznik nie pasuje
gs-chance-too_strong = { $things }: bez szans
gs-chance-unreachable = { $things }: teraz nie można egzorcyzmować

## Events: turns and phases

gs-event-turn_began = Tura { $turn }: { $who }.

## Events: ghosts

gs-event-ghost_drawn = { $left ->
    [one] Dobrano: { $ghost }; została { $left } karta.
    [few] Dobrano: { $ghost }; zostały { $left } karty.
   *[many] Dobrano: { $ghost }; zostało { $left } kart.
}
gs-event-no_card_left = Talia duchów jest pusta: żaden duch nie przybywa.
gs-event-ghost_placed = Duch przybywa: { $ghost }. Naprzeciw: { $faced }.
gs-event-ghost_moved = Duch zmienia miejsce: { $ghost }. Naprzeciw: { $faced }.
gs-event-ghost_discarded = Duch odrzucony: { $ghost } ({ $why }).
gs-event-ghost_discarded-buddha = Budda niszczy ducha: { $ghost }.
gs-event-ghost_discarded-exorcised = Duch wyegzorcyzmowany: { $ghost }.
gs-event-ghost_exposed = { $ghost } spotyka Buddę: można egzorcyzmować.
gs-event-die_captured = Duch porywa kość Tao: { $ghost }.
gs-event-tao_blocked = Duch blokuje wszystkie znaczniki Tao: { $ghost }.
gs-event-power_blocked = Moc zablokowana: { $board } ({ $ghost }).
gs-event-all_powers_blocked = Moce wszystkich plansz zablokowane: { $ghost }.
    .first_print = Moce plansz wszystkich graczy zablokowane: { $ghost }.
gs-event-haunter_advanced = Figurka wchodzi na pierwszy kamień: { $ghost }.
gs-event-haunter_advanced-fast = Figurka od razu staje na pierwszym kamieniu: { $ghost }.
gs-event-haunter_struck = Figurka nawiedza żeton i wraca na kartę: { $ghost }.
gs-event-haunters_driven_back = Nocny Strażnik przepędza wszystkie figurki duchów: { $board }.

## Events: the village

gs-event-tile_haunted = Żeton nawiedzony: { $tile } ({ $why }).
gs-event-tile_restored = Żeton przywrócony: { $tile }.
gs-event-nothing_to_haunt = W linii nie ma już czego nawiedzić ({ $why }).
    .first_print = Żaden żeton nie zostaje nawiedzony ({ $why }).
gs-event-villager_asked = { $who } prosi o pomoc: { $tile }.
gs-event-taoist_moved = { $who }: { $start } → { $tile } ({ $why }).
gs-event-taoist_moved-move = { $who } idzie: { $start } → { $tile }.
gs-event-circle_set = Krąg Modlitewny: { $colour }.
gs-event-circle_cleared = Krąg Modlitewny opróżniony: { $colour }.

## Events: Qi, life and death

gs-event-qi_lost = { $who } traci 1 Czi ({ $why }): zostało { $qi }.
gs-event-qi_lost-curse = { $who }: zostało { $qi } Czi.
gs-event-qi_gained = { $who } zyskuje 1 Czi ({ $why }): teraz { $qi }.
gs-event-no_qi_left = { $who } nie zyskuje Czi: bank jest pusty.
gs-event-board_haunted = Brak Czi, plansza jest teraz nawiedzona: { $board }.
gs-event-taoist_died = { $who } ginie.
gs-event-taoist_revived = { $who } wraca do życia, Czi: { $qi }.

## Events: tokens and Buddhas

gs-event-tao_gained = { $who } zyskuje { $colour } ({ $why }).
gs-event-tao_lost = { $who } traci { $colour } ({ $why }).
gs-event-tao_lost-exorcism = { $who } wydaje { $colour }.
gs-event-yin_yang_spent = { $who } wydaje Jin-Jang.
gs-event-yin_yang_gained = { $who } odzyskuje Jin-Jang ({ $why }).
gs-event-power_used = { $who } używa mocy: { $power }.
gs-event-power_borrowed = { $who } wydaje znacznik i pożycza moc: { $lender }.
gs-event-tokens_taken = { $count ->
    [one] { $who } bierze { $count } znacznik Mocy.
    [few] { $who } bierze { $count } znaczniki Mocy.
   *[many] { $who } bierze { $count } znaczników Mocy.
}
gs-event-buddha_taken = { $who } bierze figurkę Buddy.
gs-event-buddha_placed = { $taoist } stawia Buddę. Naprzeciw: { $faced }.
gs-event-buddha_returned = Budda wraca do Świątyni Buddyjskiej.
    .white_moon = Budda opuszcza swoje miejsce.
gs-event-mantra_set = Mantra osłabia ducha: { $ghost }.
gs-event-mantra_returned-blocked = Mantra zdjęta: jej moc jest zablokowana.
gs-event-mantra_returned-discarded = Mantra znów jest wolna: jej duch opuścił grę.

## Events: dice and exorcism

gs-event-exorcism_began = { $dice ->
    [0] { $who } podejmuje egzorcyzm bez kości.
    [one] { $who } podejmuje egzorcyzm, rzucając { $dice } kością.
   *[many] { $who } podejmuje egzorcyzm, rzucając { $dice } kośćmi.
}
gs-event-exorcism_failed = Egzorcyzm się nie udał.
gs-event-exorcism_failed-lacking = Egzorcyzm się nie udał, brakuje: { $lacking }.
gs-event-tao_rolled = { $who } rzuca: { $faces }.
gs-event-tao_rerolled = Przerzut: { $dice } → { $faces }.
gs-event-curse_rolled = { $who } rzuca kością Klątwy ({ $cause }): { $face }.
gs-event-curse_rerolled = { $who } przerzuca kość Klątwy ({ $cause }): { $face }.
gs-event-curse_due = { $who } rzuca kością Klątwy: ryzyko 4 na 6.
gs-event-effect_due = { $parts }
gs-event-ghost_due = Następny duch: { $odds }.
gs-event-curse_spared = { $who } nie rzuca kością Klątwy (Siła Góry).

## Why something happened

gs-why-buddha = Budda
gs-why-curse = klątwa
gs-why-entry = przybycie ducha
gs-why-exorcism = egzorcyzm
gs-why-full_board = pełna plansza
gs-why-ghost = duch
gs-why-haunter = Nawiedzanie
gs-why-incarnation = Inkarnacja wyegzorcyzmowana
gs-why-no_space = brak miejsca na ducha
gs-why-reward = nagroda
gs-why-yin_yang = Jin-Jang

## The end

gs-ending-win = Zwycięstwo! { $reason } Wynik: { $score }.
gs-ending-loss = Porażka. { $reason } Wynik: { $score }.

## Danger: what comes if no one stops it, and what can

gs-danger-taoists_dead = Ostatni Taoista zaraz zginie
    .way = Zwolnij miejsce na ducha albo zyskaj Czi.
gs-danger-village_haunted = Wioska padnie w następnej turze
    .way = Zatrzymaj nawiedzającego ducha albo przywróć żeton.
gs-danger-deck_empty = Talia skończy się za turę
    .way = Zdąż wyegzorcyzmować Inkarnację.
gs-danger-line_haunted = Cała linia padnie za turę
    .way = Zatrzymaj ducha albo przywróć żeton z jego linii.
gs-danger-taoist_died = Taoista zginie przed twoją turą
    .way = Zwolnij miejsce na ducha albo zyskaj Czi.
