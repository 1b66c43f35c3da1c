### Ghost Stories: questions, options and events at the table.

## Parts of sentences

gs-space = { $board }, { $facing }
gs-needed = { $colour } × { $count }
gs-needed-less = o { $count } mniej w jednym kolorze do wyboru
gs-lacking = { $ghost } (brakuje: { $needed })
gs-lacking-tokens = { $ghost } (brakuje: { $needed }; kości się nie liczą)
gs-resistance = Odporność: { $needed }.
gs-stone-left = Lewy kamień. { $ability }: { $text }
gs-stone-middle = Środkowy kamień. { $ability }: { $text }
gs-stone-right = Prawy kamień. { $ability }: { $text }
gs-note-buddha = Budda
gs-note-dead = martwy
gs-note-haunted = żeton nawiedzony
gs-note-qi = Czi: { $qi }
gs-note-resistance = odporność: { $needed }

## Questions: the yang phase

gs-ask-move = { $who }: dokąd idziesz?
gs-ask-act = { $acting ->
    [first] { $who }: co teraz robisz?
    [again] { $who }: jeszcze jedna akcja. Co robisz?
   *[done] { $who }: coś jeszcze w tej turze?
}
gs-ask-end_turn = { $who }: coś jeszcze w tej turze?
gs-ask-pick_up_tokens = { $who }: ile znaczników Mocy bierzesz ze środkowego żetonu?
gs-ask-yin_yang = { $who }: na który żeton wydajesz Jin-Jang?
gs-ask-mantra = { $who }: na którego ducha nakładasz Mantrę Osłabiającą?
gs-ask-twin_winds_taoist = { $who }: którego Taoistę przesunie Taniec Bliźniaczych Wiatrów?
gs-ask-twin_winds_tile = { $who }, przesuwasz Taoistę ({ $taoist }): na który żeton?

## Questions: exorcism

gs-ask-mantra_colour = { $who }, Mantra leży na duchu: { $ghost }. Który kolor osłabia?
gs-ask-reroll_tao = { $who }: które kości przerzucić?
gs-ask-exorcise_ghosts = { $who }: którego ducha egzorcyzmujesz?
gs-ask-spend_tao = { $who }: co wydajesz na egzorcyzm?
gs-ask-reroll_curse = { $who }: kość Klątwy pokazuje „{ $face }”. Czy ją przerzucasz?
gs-ask-take_tao = { $who }: który znacznik Tao bierzesz?
gs-ask-reward = { $who }: którą nagrodę bierzesz?
gs-ask-group_qi = { $who }, w imieniu grupy: który Taoista dostanie Czi?
gs-ask-group_yin_yang = { $who }, w imieniu grupy: który Taoista dostanie Jin-Jang?

## Questions: ghosts and losses

gs-ask-place_ghost = { $who }, pojawia się duch: { $ghost }. Na którym miejscu?
gs-ask-discard_tao = { $who }: który znacznik Tao odrzucasz?
gs-ask-bear_qi_loss = { $who }, w imieniu grupy: { $board } jest nawiedzona; który Taoista straci Czi zamiast niej?

## Questions: villagers

gs-ask-revive = { $who }: kogo przywracasz do życia?
gs-ask-restore_tile = { $who }: który nawiedzony żeton uwalniasz?
gs-ask-sorcery = { $who }: którego ducha odrzuci dla ciebie Czarownik?
gs-ask-watch_board = { $who }: z której planszy Nocny Strażnik przepędzi figurki duchów?
gs-ask-set_circle = { $who }: który znacznik Tao kładziesz na Kręgu Modlitewnym?
gs-ask-move_ghost = { $who }: którego ducha porwie Niebiański Wiatr?
gs-ask-move_ghost_to = { $who }, przenosisz ducha: { $ghost }. Na które miejsce?
gs-ask-carry_taoist = { $who }: którego Taoistę przeniesie Niebiański Wiatr?
gs-ask-carry_taoist_to = { $who }, przenosisz Taoistę ({ $taoist }): na który żeton?

## Questions to chance

gs-ask-tao_die = Kość Tao: która ścianka wypadła?
gs-ask-curse_die = Kość Klątwy, { $name }: która ścianka wypadła?
gs-ask-curse_die-ghost = Kość Klątwy, { $name } ({ $space }): która ścianka wypadła?
gs-ask-curse_die-tile = Kość Klątwy, { $tile }: która ścianka wypadła?
gs-ask-ghost_card = Talia duchów: którą kartę dobrano?
gs-ask-seat = Przygotowanie: po której stronie wioski siada następny gracz?
gs-ask-board_colour = Przygotowanie: jaki kolor ma następna plansza?
gs-ask-board_power = Przygotowanie: jaką moc ma następna plansza?
gs-ask-village_tile = Przygotowanie: który żeton wioski kładzie się jako następny?
gs-ask-first_player = Przygotowanie: kto zaczyna?

## Options

gs-option-board = { $name }
gs-option-both = Oba duchy: { $ghosts }
gs-option-card = { $name }
gs-option-curse = { $name }
gs-option-end = Zakończ turę
gs-option-exorcise = Podejmij próbę egzorcyzmu: { $ghosts }
gs-option-face = { $name }
gs-option-ghost = { $ghost }
gs-option-help = Poproś wieśniaka o pomoc: { $tile }
gs-option-keep = Zostaw wynik
gs-option-pass = Gotowe
gs-option-pass-carry_taoist = Zostaw wszystkich Taoistów na miejscu
gs-option-pass-move_ghost = Zostaw wszystkie duchy na miejscu
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
gs-option-space-act = Postaw Buddę i nie wykonuj już akcji: { $space }
gs-option-space-end_turn = Postaw Buddę: { $space }
gs-option-stay = Zostań tutaj: { $tile }
gs-option-stop-exorcise_ghosts = Nie egzorcyzmuj żadnego ducha
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
    [yes] Uwolnij: { $tile }
   *[no] Poproś o pomoc: { $tile }
}
gs-option-tokens = { $count ->
    [0] Nie bierz znaczników Mocy
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

## What is to come

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
    [one] Dobrano kartę: { $ghost }; w talii została { $left } karta.
    [few] Dobrano kartę: { $ghost }; w talii zostały { $left } karty.
   *[many] Dobrano kartę: { $ghost }; w talii zostało { $left } kart.
}
gs-event-no_card_left = Talia duchów jest pusta: żaden duch nie przybywa.
gs-event-ghost_placed = Przybywa duch: { $ghost } ({ $space }).
gs-event-ghost_moved = Duch przeniesiony: { $ghost } ({ $origin } → { $space }).
gs-event-ghost_discarded = Duch odrzucony: { $ghost } ({ $why }).
gs-event-ghost_discarded-buddha = Budda niszczy ducha: { $ghost } ({ $space }).
gs-event-ghost_discarded-exorcised = Duch wyegzorcyzmowany: { $ghost }.
gs-event-ghost_exposed = Duch spotkał Buddę i można go już egzorcyzmować: { $ghost }.
gs-event-die_captured = Porwana kość Tao: { $ghost }.
gs-event-tao_blocked = Wszystkie znaczniki Tao są zablokowane: { $ghost }.
gs-event-power_blocked = Moc jest zablokowana: { $board } ({ $ghost }).
gs-event-all_powers_blocked = Moce wszystkich plansz są zablokowane: { $ghost }.
    .first_print = Moce plansz wszystkich graczy są zablokowane: { $ghost }.
gs-event-haunter_advanced = { $ghost } ({ $space }): figurka ducha wchodzi na pierwszy kamień.
gs-event-haunter_advanced-fast = { $ghost } ({ $space }): figurka ducha od razu staje na pierwszym kamieniu.
gs-event-haunter_struck = { $ghost } ({ $space }): figurka ducha uderza na wioskę i wraca na kartę.
gs-event-haunters_driven_back = Nocny Strażnik przepędza wszystkie figurki duchów: { $board }.

## Events: the village

gs-event-tile_haunted = Żeton nawiedzony: { $tile } ({ $why }).
gs-event-tile_restored = Żeton znów aktywny: { $tile } ({ $why }).
gs-event-nothing_to_haunt = W linii nie ma już czego nawiedzić ({ $why }).
    .first_print = Żaden żeton nie zostaje nawiedzony ({ $why }).
gs-event-villager_asked = { $who } prosi o pomoc: { $tile }.
gs-event-taoist_moved = { $who } zostaje przesunięty: { $start } → { $tile } ({ $why }).
gs-event-taoist_moved-move = { $who } idzie: { $start } → { $tile }.
gs-event-circle_set = Krąg Modlitewny: { $colour }.
gs-event-circle_cleared = Krąg Modlitewny opróżniony: { $colour }.

## Events: Qi, life and death

gs-event-qi_lost = { $who }: −1 Czi ({ $why }), zostało { $qi }.
gs-event-qi_gained = { $who }: +1 Czi ({ $why }), teraz { $qi }.
gs-event-no_qi_left = { $who }: w banku nie ma już Czi ({ $why }).
gs-event-board_haunted = Brak Czi, plansza jest teraz nawiedzona: { $board }.
gs-event-taoist_died = { $who } ginie.
gs-event-taoist_revived = { $who } znów żyje, Czi: { $qi }.

## Events: tokens and Buddhas

gs-event-tao_gained = { $who }: + { $colour } ({ $why }).
gs-event-tao_lost = { $who }: − { $colour } ({ $why }).
gs-event-yin_yang_spent = { $who } wydaje Jin-Jang.
gs-event-yin_yang_gained = { $who } odzyskuje Jin-Jang ({ $why }).
gs-event-power_used = { $who } używa mocy: { $power }.
gs-event-power_borrowed = { $who } wydaje znacznik Mocy i pożycza moc neutralnej planszy: { $lender }.
gs-event-tokens_taken = { $count ->
    [one] { $who } bierze { $count } znacznik Mocy.
    [few] { $who } bierze { $count } znaczniki Mocy.
   *[many] { $who } bierze { $count } znaczników Mocy.
}
gs-event-buddha_taken = { $who } bierze figurkę Buddy.
gs-event-buddha_placed = { $taoist } stawia Buddę: { $space }.
gs-event-buddha_returned = Budda wraca do Świątyni Buddyjskiej: { $space }.
    .white_moon = Budda opuszcza swoje miejsce: { $space }.
gs-event-mantra_set = Mantra leży na duchu: { $ghost } ({ $space }).
gs-event-mantra_returned-blocked = Mantra zdjęta: jej mocy nie można teraz używać.
gs-event-mantra_returned-discarded = Mantra znów jest wolna: jej duch opuścił grę.

## Events: dice and exorcism

gs-event-exorcism_began = { $dice ->
    [0] { $who } podejmuje próbę egzorcyzmu bez kości: { $tile }.
    [one] { $who } podejmuje próbę egzorcyzmu, rzucając { $dice } kością: { $tile }.
   *[many] { $who } podejmuje próbę egzorcyzmu, rzucając { $dice } kośćmi: { $tile }.
}
gs-event-exorcism_failed = Egzorcyzm się nie udaje: { $who } nie egzorcyzmuje żadnego ducha.
gs-event-exorcism_failed-lacking = Egzorcyzm się nie udaje: { $lacking }.
gs-event-tao_rolled = { $who }, rzut: { $faces }.
gs-event-tao_rerolled = Przerzucono: { $dice } → { $faces }.
gs-event-curse_rolled = { $who }, kość Klątwy ({ $cause }): { $face }.
gs-event-curse_rerolled = { $who }, kość Klątwy po przerzucie ({ $cause }): { $face }.
gs-event-curse_due = { $who }, kość Klątwy ({ $cause }): 2 ścianki z 6 są puste, pozostałe to nawiedzenie, nowy duch, utrata wszystkich Tao, utrata 1 Czi.
gs-event-effect_due = { $parts }
gs-event-ghost_due = Następny duch: { $odds }.
gs-event-curse_spared = { $who } nie rzuca kością Klątwy (Siła Góry).

## Why something happened

gs-why-buddha = Budda
gs-why-curse = klątwa
gs-why-entry = przybycie ducha
gs-why-exorcism = egzorcyzm
gs-why-full_board = plansza zapełniona
gs-why-ghost = duch
gs-why-haunter = Nawiedzanie
gs-why-incarnation = Inkarnacja wyegzorcyzmowana
gs-why-no_space = brak miejsca na ducha
gs-why-reward = nagroda
gs-why-yin_yang = Jin-Jang

## The end

gs-ending-win = Zwycięstwo! { $reason } Wynik: { $score }.
gs-ending-loss = Porażka. { $reason } Wynik: { $score }.
