### Horizons of Spirit Island: questions, options and events at the table.

## Parts of sentences

hz-land = { $land }, { $terrain }
hz-tally-exactly =
    { $amount ->
        [1] { "" }
       *[other] { " " }({ $number } z { $amount })
    }
hz-tally-up_to =
    { $amount ->
        [1] { "" }
       *[other] { " " }({ $number } z { $amount }, można mniej)
    }
hz-quoted = „{ $name }”
hz-needed = { $element } × { $count }
hz-slot-energy = { $number } energii na turę
hz-slot-plays = { $number ->
    [one] { $number } karta na turę
    [few] { $number } karty na turę
   *[other] { $number } kart na turę
}
hz-slot-both = { $number } + { $element }
hz-piece-hurt = { $piece } (obrażenia: { $damage })
hz-count-explorer = { $count ->
    [one] { $count } odkrywca
   *[many] { $count } odkrywców
}
hz-count-town = { $count ->
    [one] { $count } miasteczko
    [few] { $count } miasteczka
   *[many] { $count } miasteczek
}
hz-count-city = { $count ->
    [one] { $count } miasto
    [few] { $count } miasta
   *[many] { $count } miast
}
hz-count-dahan = { $count } Dahan
hz-count-blight = spaczenie: { $count }
hz-note-build = powstanie tu: { $piece }
hz-note-cost = koszt { $cost }
hz-note-defend = obrona { $amount }
hz-note-energy = energia: { $energy }
hz-note-have = masz { $count }
hz-note-left = zostało: { $count }
hz-note-levels = dostępne poziomy: { $levels }
hz-note-opens = odsłania: { $slot }
hz-note-presence = obecność: { $spirits }
hz-note-presence-own = twoja × { $count }
hz-note-presence-of = { $spirit } × { $count }
hz-note-ravage = czeka pustoszenie, obrażenia: { $damage }
hz-note-threshold = próg żywiołów osiągnięty

## Texts of cards and panels

hz-text-deck = Rodzaj: { $deck }. Szybkość: { $speed }.
hz-text-cost = Koszt w energii: { $cost }.
hz-text-elements = Żywioły: { $elements }.
hz-text-range = Zasięg: { $range }.
hz-text-range-sacred = Zasięg: { $range }, od świętego miejsca.
hz-text-range-terrain = Zasięg: { $range }, od obecności na terenie: { $terrains }.
hz-text-target = Cel: { $target }.
hz-text-threshold = Próg żywiołów ({ $elements }): { $text }
hz-text-level = Poziom { $level } ({ $elements }): { $text }
hz-text-growth = Rozwój { $number }: { $actions }.
hz-text-energy = Tor energii: { $slots }.
hz-text-plays = Tor zagrań kart: { $slots }.
hz-text-special = Zasada specjalna. { $name }: { $text }
hz-text-innate = Moc wrodzona. { $name }.
hz-text-cards = Własne karty: { $cards }.
hz-text-progression = Progresja mocy: { $cards }.
hz-text-fear = { $level }: { $text }
hz-text-invader-terrains = Najeźdźcy działają w każdej krainie o tym terenie: { $terrains }.
hz-text-invader-coastal = Najeźdźcy działają w każdej krainie przybrzeżnej.
hz-text-invader-escalation = Karta ma symbol eskalacji.

## Targets

hz-target-any = dowolna kraina
hz-target-invaders = kraina z najeźdźcami
hz-target-no_invaders = kraina bez najeźdźców
hz-target-dahan = kraina z Dahan
hz-target-blight = kraina ze spaczeniem
hz-target-no_blight = kraina bez spaczenia
hz-target-coastal = kraina przybrzeżna
hz-target-terrains = kraina o tym terenie: { $terrains }
hz-target-spirit-any = dowolny duch
hz-target-spirit-another = inny duch; w grze solo twój własny

## Questions: the spirit phase

hz-ask-spirit_phase = { $who }: wybierz rozwój, zagraj karty albo zakończ.
hz-ask-spirit_phase-growth = { $who }: który rozwój wybierasz?
hz-ask-spirit_phase-growth_from = { hz-ask-spirit_phase-growth }
hz-ask-spirit_phase-grow = { $who }: która część rozwoju jest następna?
hz-ask-spirit_phase-play = { $who }: które karty zagrywasz? { $plays ->
    [one] Najwyżej { $plays } kartę
    [few] Najwyżej { $plays } karty
   *[other] Najwyżej { $plays } kart
} za { $energy } energii.
hz-ask-add_presence = { $who }: do której krainy dodajesz obecność?
hz-ask-place_presence = { $who }: z którego toru i do której krainy dodajesz obecność?
hz-ask-presence_source = { $who }: obecność trafia tutaj: { $land }. Skąd ją bierzesz?
hz-ask-choose_deck = { $who }: z której talii dobierasz cztery karty mocy?
hz-ask-keep_card = { $who }: którą kartę mocy zatrzymujesz?
hz-ask-keep_card-power = { $who }, „{ $power }”: którą z odrzuconych kart bierzesz?
hz-ask-forget = { $who }: moc większa ma swoją cenę. Którą kartę zapominasz?
hz-ask-reclaim_card = { $who }: czas płynie. Którą z zagranych kart bierzesz z powrotem na rękę?

## Questions: using powers

hz-ask-power_phase = { $phase }. { $who }: użyj mocy albo zakończ.
hz-ask-target_land = { $who }, „{ $power }”: która kraina jest celem?
hz-ask-target_spirit = { $who }, „{ $power }”: który duch jest celem?
hz-ask-innate_levels = { $who }, „{ $power }”: do którego poziomu jej używasz?
hz-ask-use_threshold = { $who }, „{ $power }”: masz żywioły wymagane przez próg. Czy z niego korzystasz?
hz-ask-use_might = { $who }, „{ $power }”, { $land }: czy dodajesz tu 3 obrażenia z karty „{ hz-power-gift_of_furious_might }”?
hz-ask-use_aggression = { $who }, „{ $power }”, { $land }: czy dodajesz tu 1 obrażenie z zasady „{ hz-special-territorial_aggression }”?
hz-ask-choose_effect = { $who }: który z dwóch efektów wybierasz?
hz-ask-choose_effect-power = { $who }, „{ $power }”: który z dwóch efektów wybierasz?
hz-ask-choose_element = { $who }, „{ $power }”: który żywioł wybierasz?
hz-ask-pay_energy = { $who }, „{ $power }”: czy płacisz za lepszy efekt? Cena w energii: { $amount }.
hz-ask-boon_land = { $who }, „{ $power }”: o którą krainę z obecnością wybranego ducha chodzi?
hz-ask-origin_site = { $who }, „{ $power }”: z którego świętego miejsca odchodzi obecność?
hz-ask-renewal_land = { $who }, „{ $power }”: do której krainy wraca obecność?
hz-ask-remove_blight = { $who }, „{ $power }”: z której krainy usuwasz spaczenie?
hz-ask-move_to = { $who }, „{ $power }”: do której krainy idą Dahan?
hz-ask-exhaust_action = { $who }, „{ $power }”: którą akcję pomijają najeźdźcy?
hz-ask-gift_card = { $who }: którą kartę z ręki oddajesz? Otrzyma ją { $spirit }.
hz-ask-vengeance_land = { $who }, „{ hz-power-vengeance_of_the_dead }”: w której krainie zadajesz 1 obrażenie?

## Questions: pieces

hz-ask-damage = { $who }, { $land }: kto otrzymuje 1 obrażenie?
hz-ask-damage-exactly = { $who }, { $source }, { $land }: kto otrzymuje 1 obrażenie?{ $tally }
hz-ask-damage-power = { $who }, „{ $power }”, { $land }: który najeźdźca otrzymuje 1 obrażenie?
hz-ask-destroy = { $who }, { $source }, { $land }: który żeton zostaje zniszczony?{ $tally }
hz-ask-remove = { $who }, { $source }, { $land }: który żeton usuwasz?{ $tally }
hz-ask-remove-fear = { $who }, karta strachu „{ $card }”, { $land }: odchodzą odkrywcy czy miasteczko?
hz-ask-remove-health = { $who }, { $source }, { $land }: którego najeźdźcę usuwasz? (zdrowie do usunięcia: { $amount })
hz-ask-replace = { $who }, { $land }: który żeton zostaje zamieniony?
hz-ask-downgrade = { $who }, { $land }: która budowla zmienia się w mniejszą?
hz-ask-push = { $who }, { $source }, { $land }: kogo wypychasz i dokąd?{ $tally }
hz-ask-push_pieces = { $who }, { $source }, { $land }: kogo wypychasz?{ $tally }
hz-ask-push_to = { $who }, wypychasz: { $piece }. Do której krainy?
hz-ask-gather = { $who }, { $source }, { $land }: kogo gromadzisz i skąd?{ $tally }
hz-ask-gather_presence = { $who }, { $land }: z której krainy gromadzisz swoją obecność?
hz-ask-move_pieces = { $who }, { $source }, { $land }: kogo przenosisz?{ $tally }

## Questions: invaders, blight and fear

hz-ask-choose_land = { $who }, w imieniu grupy. { $action }, kolejność: która kraina jest następna?
hz-ask-skip_action = { $who }, { $land }. { $action }: czy najeźdźcy pomijają tę akcję z powodu karty „{ hz-power-sweltering_exhaustion }”?
hz-ask-escalation_land = { $who }, eskalacja: w której krainie bez miasteczek przybywa miasteczko?
hz-ask-cascade = { $who }, { $land }: spaczenie rozlewa się dalej. Do której krainy?
hz-ask-fear_land = { $who }, karta strachu „{ $card }”: którą krainę wybierasz?
hz-ask-fear_piece = { $who }, karta strachu „{ $card }”: który żeton usuwasz?
hz-ask-seek_safety = { $who }, karta strachu „{ $card }”: którego odkrywcę wypychasz i dokąd?

## Questions to chance

hz-ask-spirit_choice = Przygotowanie: który duch jest następny?
hz-ask-invader_card = Talia najeźdźców: którą kartę odkryto?
hz-ask-fear_card = Talia strachu: którą kartę odkryto?
hz-ask-minor_card = Talia mocy mniejszych: którą kartę dobrano?
hz-ask-major_card = Talia mocy większych: którą kartę dobrano?

## Options

hz-option-action = { $name }
hz-option-card = { $card }
hz-option-deck = { $deck }
hz-option-effect = { $text }
hz-option-element = { $element }
hz-option-gather = { $piece }: skąd — { $land }
hz-option-grow = { $actions }
hz-option-growth = Rozwój { $number }: { $actions }
hz-option-growth_from = Rozwój { $number } ({ $deck }): { $actions }
hz-option-land = { $land }
hz-option-land-fear_piece = { $piece }: { $land }
hz-option-land-gather_presence = Skąd: { $land }
hz-option-land-origin_site = Skąd: { $land }
hz-option-land-presence_source = Przenieś obecność: { $land }
hz-option-land-seek_safety = Odkrywca: { $start } → { $land }
hz-option-level = Poziom { $level }: { $text }
hz-option-levels = Tylko te poziomy: { $levels }
hz-option-move_presence = Przenieś obecność, która jest już na wyspie
hz-option-no-pay_energy = Nie płać
hz-option-no-skip_action = Niech się wydarzy
hz-option-no-use_aggression = Zachowaj je na późniejsze obrażenia tej mocy
hz-option-no-use_might = Zachowaj dar
hz-option-no-use_threshold = Nie korzystaj z progu
hz-option-pass = Nie używaj więcej mocy w tej fazie
hz-option-piece = { $piece }
hz-option-play = Zagraj: { $card }
hz-option-presence = { $track ->
    [energy] Tor energii ({ $slot }) → { $land }
   *[plays] Tor zagrań kart ({ $slot }) → { $land }
}
hz-option-push = { $piece }: dokąd — { $land }
hz-option-ready = Nie zagrywaj więcej kart
hz-option-repeat = Użyj jeszcze raz: { $power }
hz-option-repeat_on = Jeszcze raz: { $power } → { $land }
hz-option-spirit = { $spirit }
hz-option-spirit_name = { $name }
hz-option-stop-damage = Nie zadawaj więcej obrażeń
hz-option-stop-exhaust_action = Nie pomijaj żadnej akcji
hz-option-stop-fear_land = Nie wybieraj krainy
hz-option-stop-gather = Nie gromadź już nikogo
hz-option-stop-gather_presence = Nie gromadź obecności
hz-option-stop-gift_card = Nie oddawaj niczego
hz-option-stop-move_pieces = Nie przenoś już nikogo
hz-option-stop-push = Nie wypychaj już nikogo
hz-option-stop-push_pieces = Wypchnij tylko tych
hz-option-stop-reclaim_card = Nie bierz żadnej karty
hz-option-stop-remove = Nie usuwaj już niczego
hz-option-stop-seek_safety = Nie wypychaj nikogo
hz-option-track = { $track ->
    [energy] Z toru energii ({ $slot })
   *[plays] Z toru zagrań kart ({ $slot })
}
hz-option-use = Użyj: { $power }
hz-option-use_on = { $power } → { $land }
hz-option-yes-pay_energy = Zapłać energię
hz-option-yes-skip_action = Pomiń akcję
hz-option-yes-use_aggression = Dodaj 1 obrażenie
hz-option-yes-use_might = Dodaj 3 obrażenia
hz-option-yes-use_threshold = Skorzystaj: { $text }

## Choices that were made, as nouns

hz-choice-card-keep_card = „{ $card }”
hz-choice-deck = nowa karta
hz-choice-grow = rozwój
hz-choice-growth = rozwój
hz-choice-growth_from = rozwój
hz-choice-land-add_presence = obecność
hz-choice-land-presence_source = obecność
hz-choice-move_presence = obecność
hz-choice-pass = pas
hz-choice-play = „{ $card }”
hz-choice-presence = obecność
hz-choice-ready = koniec kart
hz-choice-repeat = „{ $power }”
hz-choice-repeat_on = „{ $power }”
hz-choice-track = obecność
hz-choice-use = „{ $power }”
hz-choice-use_on = „{ $power }”

## The two effects of powers that offer a choice

hz-effect-call_to_bloodshed =
    .first = 1 obrażenie za każdego Dahan w tej krainie
    .second = Zgromadź do 3 Dahan
hz-effect-call_to_isolation =
    .first = Za każdego Dahan w tej krainie wypchnij 1 odkrywcę lub miasteczko
    .second = Wypchnij 1 Dahan
hz-effect-call_to_tend =
    .first = Usuń 1 spaczenie
    .second = Wypchnij do 3 Dahan
hz-effect-dahan_enheartened =
    .first = Wypchnij 1 Dahan z krainy
    .second = Zgromadź 1 Dahan w krainie
hz-effect-delusions_of_danger =
    .first = Wypchnij 1 odkrywcę
    .second = 2 punkty strachu
hz-effect-enticing_splendor =
    .first = Zgromadź 1 odkrywcę lub miasteczko
    .second = Zgromadź do 2 Dahan
hz-effect-gift_of_searing_heat =
    .first = Wybrany duch zyskuje 2 punkty energii
    .second = Wybrany duch może zapłacić 1 punkt energii i zadać 1 obrażenie
hz-effect-purifying_flame =
    .first = 1 obrażenie za każde spaczenie w tej krainie
    .second = Usuń 1 spaczenie
hz-effect-quicken_the_earths_struggles =
    .first = Po 1 obrażeniu każdemu miasteczku i każdemu miastu
    .second = Obrona 10
hz-effect-veil_the_nights_hunt =
    .first = Po 1 obrażeniu tylu różnym najeźdźcom, ilu jest tu Dahan
    .second = Wypchnij do 3 Dahan
hz-effect-voracious_growth =
    .first = 2 obrażenia
    .second = Usuń 1 spaczenie

## What is to come

hz-outlook = Następna tura najeźdźców
hz-due-damage = { $defence ->
    [0] obrażenia: { $damage }
   *[other] obrażenia po obronie { $defence }: { $damage }
}
hz-due-dahan = { $count ->
    [one] ginie { $count } Dahan
    [few] giną { $count } Dahan
   *[many] ginie { $count } Dahan
}
hz-due-presence = utrata obecności: { $spirits }
hz-due-blight = spaczenie
hz-due-cascade = spaczenie rozleje się do jednej z krain: { $lands }
hz-due-strikes = Dahan oddadzą cios, obrażenia: { $damage }

## Events: rounds and phases

hz-event-set_up = Wyspa: { $boards }. Duchy: { $spirits }.
hz-event-round_began = Runda { $round }.
hz-event-phase_began = { $phase }.
hz-event-time_passed = Czas płynie: zagrane karty odrzucone, rany zaleczone. Koniec rundy { $round }.

## Events: spirits, energy and cards

hz-event-growth_chosen = { $who }, rozwój: { $actions }.
hz-event-cards_reclaimed = { $who }: wszystkie karty wracają na rękę.
hz-event-energy_gained = { $who }: energia +{ $amount } ({ $why }).
hz-event-energy_paid = { $who }: energia −{ $amount } ({ $why }).
hz-event-card_played = { $who }, zagrana karta: { $card }.
hz-event-card_gained = { $who }, zdobyta karta: { $card }.
hz-event-card_forgotten = { $who }, zapomniana karta: { $card }.
hz-event-card_given = { $who }, oddana karta: { $card } (→ { $target }).
hz-event-card_kept = { $who } odzyskuje kartę na rękę: { $card }.
hz-event-repeats_given = { $amount ->
    [one] { $who } może w tej turze ponownie użyć { $amount } zagranej karty, płacąc jej koszt.
    [few] { $who } może w tej turze ponownie użyć do { $amount } zagranych kart, płacąc koszt każdej.
   *[many] { $who } może w tej turze ponownie użyć do { $amount } zagranych kart, płacąc koszt każdej.
}
hz-event-slot_opened = { $track ->
    [energy] { $who }: odsłonięto pole toru energii.
   *[plays] { $who }: odsłonięto pole toru zagrań kart.
}
hz-event-cards_drawn = Dobrane karty ({ $deck }): { $cards }.
hz-event-deck_reshuffled = Odrzucone karty potasowano w nową talię ({ $deck }).
hz-event-element_gained = { $who }, zyskany żywioł: { $element }.
hz-event-power_used = { $who }, użyta moc: { $power } ({ $land }).
hz-event-power_used-spirit = { $who }, użyta moc: { $power } (→ { $target }).
hz-event-range_extended = { $who }: w tej turze zasięg wszystkich mocy +{ $amount }.
hz-event-might_given = { $who }: w tej turze jedna moc może zadać 3 obrażenia więcej.
hz-event-steps_hastened = { $who }: w tej turze jednej wolnej mocy z wypychaniem lub gromadzeniem można użyć jak szybkiej.
hz-event-spirit_wards = { $who }: w tej turze obrona { $amount } w każdej krainie z obecnością tego ducha.

## Events: presence

hz-event-presence_added = { $who }: dodana obecność, { $land } ({ $why }).
hz-event-presence_moved = { $who }: przeniesiona obecność, { $start } → { $land } ({ $why }).
hz-event-presence_kept = { $who }: obecność wraca na to samo miejsce, { $land } ({ $why }).
hz-event-presence_destroyed = { $who }: zniszczona obecność, { $land } ({ $why }).

## Events: pieces and lands

hz-event-piece_added = { $land }: + { $piece } ({ $why }).
hz-event-piece_removed = { $land }, usunięto żeton: { $piece } ({ $why }).
hz-event-piece_moved = { $start } → { $land }: { $piece } ({ $why }).
hz-event-piece_damaged = { $land }, obrażenia { $amount }: { $piece } ({ $why }).
hz-event-piece_destroyed = { $land }, zniszczono żeton: { $piece } ({ $why }).
hz-event-piece_replaced = { $land }: { $piece } → { $by } ({ $why }).
hz-event-land_defended = { $land }: obrona { $amount } ({ $why }).
hz-event-land_exhausted = { $land }: w tej turze najeźdźcy mogą zostać zmuszeni do pominięcia pustoszenia lub budowy.
hz-event-land_thrives = { $land }: w tej turze wytrzymałość Dahan jest większa o 4, a spaczenia nie można dodać.
hz-event-vengeance_sworn = { $land }: w tej turze polegli zostaną pomszczeni.
hz-event-actions_skipped = { $land }: w tej turze najeźdźcy pominą akcje ({ $actions }).

## Events: invaders and blight

hz-event-invader_card_drawn = { $left ->
    [one] Karta najeźdźców: { $card }; w talii została { $left } karta.
    [few] Karta najeźdźców: { $card }; w talii zostały { $left } karty.
   *[many] Karta najeźdźców: { $card }; w talii zostało { $left } kart.
}
hz-event-explore_due = Mogą się pojawić odkrywcy: { $lands } ({ $chance }).
hz-event-effect_due = { $parts }
hz-event-ravage_due = Pustoszenie w { $land }: { $parts }.
hz-event-cards_advanced = Karty najeźdźców przesuwają się. Pustoszenie: { $ravage }. Budowa: { $build }.
hz-event-ravaged = Pustoszenie, { $land }: { $defence ->
    [0] obrażenia { $damage }
   *[other] obrażenia { $damage } po obronie { $defence }
}.
hz-event-dahan_strike_back = Dahan oddają cios, { $land }: obrażenia { $damage }.
hz-event-action_skipped = { $land }: akcja pominięta ({ $action }).
hz-event-blight_added = { $land }: + spaczenie; w puli zostało: { $left }.
hz-event-blight_removed = { $land }: − spaczenie ({ $why }).
hz-event-blight_prevented = { $land }: spaczenie nie zostaje dodane.

## Events: fear

hz-event-fear_generated = Strach +{ $amount } ({ $why }).
hz-event-fear_card_earned = Zdobyta karta strachu numer { $taken }.
hz-event-fear_card_revealed = Karta strachu „{ $card }”: { $text }
hz-event-terror_rose = { $level }. { $text }

## Why something happened

hz-why-blight = spaczenie
hz-why-build = budowa
hz-why-dahan = cios Dahan
hz-why-destroyed = zniszczono budowlę
hz-why-escalation = eskalacja
hz-why-explore = eksploracja
hz-why-growth = rozwój
hz-why-heat = { hz-special-blistering_heat }
hz-why-ravage = pustoszenie
hz-why-track = tor energii

## The end

hz-score-victory = Zwycięstwo
hz-score-cards = Karty najeźdźców
hz-score-dahan = Dahan na wyspie
hz-score-blight = Spaczenie na wyspie
hz-ending-win = Zwycięstwo! { $reason } Wynik: { $score }.
hz-ending-loss = Porażka. { $reason } Wynik: { $score }.
