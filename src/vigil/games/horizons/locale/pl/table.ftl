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
hz-needed = { $element } × { $count }
hz-slot-energy =
    { $number ->
        [one] { $number } punkt energii na turę
        [few] { $number } punkty energii na turę
       *[many] { $number } punktów energii na turę
    }
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
hz-count-dahan = { $count ->
    [one] { $count } Dahanin
   *[other] { $count } Dahan
}
hz-count-blight = spaczenie: { $count }
hz-note-build = zaraz powstanie: { $piece }
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
hz-note-ravage = zaraz pustoszenie, obrażenia { $damage }
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
hz-target-dahan = kraina z Dahanami
hz-target-blight = kraina ze spaczeniem
hz-target-no_blight = kraina bez spaczenia
hz-target-coastal = kraina przybrzeżna
hz-target-terrains = kraina o tym terenie: { $terrains }
hz-target-spirit-any = dowolny duch
hz-target-spirit-another = inny duch; w grze solo twój własny

## Questions: the spirit phase

hz-ask-spirit_phase = Faza duchów: co robisz?
hz-ask-spirit_phase-growth = Który rozwój wybrać?
hz-ask-spirit_phase-growth_from = { hz-ask-spirit_phase-growth }
hz-ask-spirit_phase-grow = Która część rozwoju jest następna?
hz-ask-spirit_phase-play = { $plays ->
    [one] Którą kartę zagrać (energia: { $energy })?
   *[other] Które karty zagrać (do { $plays }, energia: { $energy })?
}
hz-ask-add_presence = Gdzie dodać obecność?
hz-ask-place_presence = Gdzie dodać obecność i z którego toru?
hz-ask-presence_source = Obecność do { $land }: z toru czy z wyspy?
hz-ask-choose_deck = Z której talii dobrać cztery karty?
hz-ask-keep_card = Którą kartę mocy zatrzymać?
hz-ask-keep_card-power = Którą z pozostałych kart wziąć?
hz-ask-forget = Którą kartę zapomnieć?
hz-ask-reclaim_card = Którą kartę odzyskać na rękę?

## Questions: using powers

hz-ask-power_phase = { $phase }: której mocy użyć?
hz-ask-target_land = Która kraina będzie celem?
hz-ask-target_spirit = Który duch będzie celem?
hz-ask-innate_levels = Do którego poziomu użyć mocy?
hz-ask-use_threshold = Skorzystać z progu żywiołów?
hz-ask-use_might = { $land }: dodać 3 obrażenia z karty „{ hz-power-gift_of_furious_might }”?
hz-ask-use_aggression = { $land }: dodać 1 obrażenie z zasady „{ hz-special-territorial_aggression }”?
hz-ask-choose_effect = Który efekt wybrać?
hz-ask-choose_element = Który żywioł wybrać?
hz-ask-pay_energy = Zapłacić energię ({ $amount }) za to: { $gain }?
hz-ask-boon_land = Która kraina z obecnością wybranego ducha?
hz-ask-origin_site = Z którego świętego miejsca odchodzi obecność?
hz-ask-renewal_land = Dokąd wraca obecność?
hz-ask-remove_blight = Skąd usunąć spaczenie?
hz-ask-move_to = Dokąd idą Dahanie?
hz-ask-exhaust_action = Którą akcję pominą najeźdźcy?
hz-ask-gift_card = Którą kartę oddać ({ $spirit })?
hz-ask-vengeance_land = { hz-power-vengeance_of_the_dead }: gdzie zadać 1 obrażenie?

## Questions: pieces

hz-ask-damage = { $land }: kto otrzymuje 1 obrażenie?
hz-ask-damage-exactly = { $land }: kto otrzymuje 1 obrażenie{ $tally }?
hz-ask-damage-each = { $land }: który najeźdźca otrzymuje 1 obrażenie{ $tally }?
hz-ask-destroy = { $land }: co zniszczyć{ $tally }?
hz-ask-remove = { $land }: co usunąć{ $tally }?
hz-ask-remove-fear = { $land }: usunąć odkrywców czy miasteczko?
hz-ask-remove-health = { $land }: którego najeźdźcę usunąć (jeszcze wytrzymałości: { $amount })?
hz-ask-replace = { $land }: co zamienić?
hz-ask-downgrade = { $land }: którą budowlę zmniejszyć?
hz-ask-push = { $land }: kogo wypchnąć i dokąd{ $tally }?
hz-ask-push_pieces = { $land }: kogo wypchnąć{ $tally }?
hz-ask-push_to = Dokąd wypchnąć: { $piece }?
hz-ask-gather = { $land }: kogo zgromadzić i skąd{ $tally }?
hz-ask-gather_presence = { $land }: skąd zgromadzić obecność?
hz-ask-move_pieces = { $land }: kogo przenieść{ $tally }?

## Questions: invaders, blight and fear

hz-ask-choose_land = { $action }: która kraina następna?
hz-ask-skip_action = { $action }, { $land }: pominąć („{ hz-power-sweltering_exhaustion }”)?
hz-ask-escalation_land = Eskalacja: gdzie przybędzie miasteczko?
hz-ask-cascade = { $land }: dokąd rozlewa się spaczenie?
hz-ask-fear_land = Na którą krainę działa ta karta strachu?
hz-ask-fear_piece = Co usunąć?
hz-ask-seek_safety = Którego odkrywcę wypchnąć i dokąd?

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
hz-option-gather = { $piece }: z { $land }
hz-option-grow = { $actions }
hz-option-growth = Rozwój { $number } ({ $actions })
hz-option-growth_from = Rozwój { $number }, { $deck } ({ $actions })
hz-option-land = { $land }
hz-option-land-fear_piece = { $piece }: { $land }
hz-option-land-gather_presence = Z { $land }
hz-option-land-origin_site = Z { $land }
hz-option-land-presence_source = Przenieś obecność z { $land }
hz-option-land-seek_safety = Odkrywca: { $start } → { $land }
hz-option-level = Poziom { $level }
hz-option-levels = Tylko te poziomy: { $levels }
hz-option-move_presence = Przenieś obecność na wyspie
hz-option-no-pay_energy = Nie płać
hz-option-no-skip_action = Nie pomijaj
hz-option-no-use_aggression = Zachowaj na późniejsze obrażenia
hz-option-no-use_might = Zachowaj dla innej mocy
hz-option-no-use_threshold = Nie korzystaj z progu
hz-option-pass = Zakończ używanie mocy
hz-option-piece = { $piece }
hz-option-play = Zagraj: { $card }
hz-option-presence = { $track ->
    [energy] Tor energii ({ $slot }) → { $land }
   *[plays] Tor zagrań kart ({ $slot }) → { $land }
}
hz-option-push = { $piece }: do { $land }
hz-option-ready = Zakończ zagrywanie kart
hz-option-repeat = Użyj jeszcze raz: { $power }
hz-option-repeat_on = Jeszcze raz: { $power } → { $land }
hz-option-spirit = { $spirit }
hz-option-spirit_name = { $name }
hz-option-stop-damage = Zakończ zadawanie obrażeń
hz-option-stop-exhaust_action = Nie pomijaj akcji
hz-option-stop-fear_land = Pomiń tę kartę
hz-option-stop-gather = Zakończ gromadzenie
hz-option-stop-gather_presence = Zostaw obecność na miejscu
hz-option-stop-gift_card = Zatrzymaj wszystkie karty
hz-option-stop-move_pieces = Zakończ przenoszenie
hz-option-stop-push = Zakończ wypychanie
hz-option-stop-push_pieces = Wypchnij tylko wybrane
hz-option-stop-reclaim_card = Nie bierz żadnej karty
hz-option-stop-remove = Zakończ usuwanie
hz-option-stop-seek_safety = Zostaw odkrywców na miejscu
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
hz-option-yes-use_threshold = Skorzystaj z progu

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
hz-choice-ready = koniec zagrywania kart
hz-choice-repeat = „{ $power }”
hz-choice-repeat_on = „{ $power }”
hz-choice-track = obecność
hz-choice-use = „{ $power }”
hz-choice-use_on = „{ $power }”

## Co moce dają za energię

hz-gain-boon_of_watchful_guarding = obrona 8 zamiast 4
hz-gain-exaltation_of_tangled_growth = nowa karta mocy
hz-gain-gift_of_searing_heat = 1 obrażenie w jednej krainie

## The two effects of powers that offer a choice

hz-effect-call_to_bloodshed =
    .first = 1 obrażenie za każdego Dahanina w tej krainie
    .second = Zgromadź do 3 Dahan
hz-effect-call_to_isolation =
    .first = Za każdego Dahanina wypchnij 1 odkrywcę lub miasteczko
    .second = Wypchnij 1 Dahanina
hz-effect-call_to_tend =
    .first = Usuń 1 spaczenie
    .second = Wypchnij do 3 Dahan
hz-effect-dahan_enheartened =
    .first = Wypchnij 1 Dahanina z krainy
    .second = Zgromadź 1 Dahanina w krainie
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
    .first = Po 1 obrażeniu tylu najeźdźcom, ilu jest tu Dahan
    .second = Wypchnij do 3 Dahan
hz-effect-voracious_growth =
    .first = 2 obrażenia
    .second = Usuń 1 spaczenie

## Coming up

hz-outlook = Następna tura najeźdźców
hz-due-damage = { $defence ->
    [0] obrażenia: { $damage }
   *[other] obrażenia po obronie { $defence }: { $damage }
}
hz-due-dahan = { $count ->
    [one] ginie { $count } Dahanin
   *[other] ginie { $count } Dahan
}
hz-due-presence = utrata obecności: { $spirits }
hz-due-blight = spaczenie
hz-due-cascade = spaczenie rozleje się do jednej z krain: { $lands }
hz-due-strikes = Dahanie kontratakują, obrażenia: { $damage }

## Events: rounds and phases

hz-event-set_up = Wyspa: { $boards }. Duchy: { $spirits }.
hz-event-round_began = Runda { $round }.
hz-event-phase_began = { $phase }.
hz-event-time_passed = Upływ czasu. Koniec rundy { $round }.

## Events: spirits, energy and cards

hz-event-growth_chosen = { $who }, rozwój: { $actions }.
hz-event-cards_reclaimed = { $who }: wszystkie karty wracają na rękę.
hz-event-energy_gained = { $who }: energia +{ $amount } ({ $why }).
hz-event-energy_paid = { $who }: energia −{ $amount } ({ $why }).
hz-event-card_played = { $who }, zagrana karta: { $card }.
hz-event-card_gained = { $who }, nowa karta: { $card }.
hz-event-card_forgotten = { $who }, zapomniana karta: { $card }.
hz-event-card_given = { $who }, oddana karta: { $card } ({ $target }).
hz-event-card_kept = { $who }, karta znów na ręce: { $card }.
hz-event-repeats_given = { $amount ->
    [one] { $who }: można powtórzyć { $amount } zagraną kartę za jej koszt.
   *[other] { $who }: można powtórzyć do { $amount } zagranych kart za ich koszt.
}
hz-event-slot_opened = { $track ->
    [energy] { $who }: odsłonięto pole toru energii.
   *[plays] { $who }: odsłonięto pole toru zagrań kart.
}
hz-event-cards_drawn = Dobrane karty ({ $deck }): { $cards }.
hz-event-deck_reshuffled = Odrzucone karty tworzą nową talię ({ $deck }).
hz-event-element_gained = { $who }, nowy żywioł: { $element }.
hz-event-power_used = { $who }, moc: { $power } ({ $land }).
hz-event-power_used-spirit = { $who }, moc: { $power } ({ $target }).
hz-event-range_extended = { $who }: zasięg +{ $amount } do końca tury.
hz-event-might_given = { $who }: 3 obrażenia dla jednej mocy.
hz-event-steps_hastened = { $who }: jedno wolne wypchnięcie lub zgromadzenie będzie szybkie.
hz-event-spirit_wards = { $who }: obrona { $amount } w każdej krainie z obecnością.

## Events: presence

hz-event-presence_added = { $who }, nowa obecność: { $land } ({ $why }).
hz-event-presence_moved = { $who }, obecność: { $start } → { $land } ({ $why }).
hz-event-presence_kept = { $who }, przywrócona obecność: { $land }.
hz-event-presence_destroyed = { $who }, utracona obecność: { $land } ({ $why }).

## Events: pieces and lands

hz-event-piece_added = { $land }: pojawia się { $piece } ({ $why }).
hz-event-piece_removed = { $land }, usunięto: { $piece } ({ $why }).
hz-event-piece_moved = { $piece } przechodzi: { $start } → { $land } ({ $why }).
hz-event-piece_damaged = { $land }: { $piece } otrzymuje obrażenia: { $amount } ({ $why }).
hz-event-piece_destroyed = { $land }, zniszczono: { $piece } ({ $why }).
hz-event-piece_replaced = { $land }: { $piece } → { $by } ({ $why }).
hz-event-land_defended = { $land }: obrona { $amount } ({ $why }).
hz-event-land_exhausted = { $land }: można pominąć pustoszenie lub budowę.
hz-event-land_thrives = { $land }: wytrzymałość Dahan +4, spaczenia się nie dodaje.
hz-event-vengeance_sworn = { $land }: każda strata zadaje tu 1 obrażenie.
hz-event-actions_skipped = { $land }: najeźdźcy pominą akcje ({ $actions }).

## Events: invaders and blight

hz-event-invader_card_drawn = Najeźdźcy eksplorują. { $card }.
hz-event-explore_due = Mogą się pojawić odkrywcy: { $lands } ({ $chance }).
hz-event-effect_due = { $parts }
hz-event-ravage_due = Pustoszenie w { $land }: { $parts }.
hz-event-cards_advanced = Karty najeźdźców przesuwają się: pustoszenie ({ $ravage }), budowa ({ $build }).
hz-event-ravaged = Pustoszenie, { $land }: { $defence ->
    [0] obrażenia { $damage }
   *[other] obrażenia { $damage } po obronie { $defence }
}.
hz-event-dahan_strike_back = Dahanie kontratakują, { $land }: obrażenia { $damage }.
hz-event-action_skipped = { $land }: akcja pominięta ({ $action }).
hz-event-blight_added = { $land }: przybywa spaczenie, zostało { $left }.
hz-event-blight_removed = { $land }: spaczenie znika ({ $why }).
hz-event-blight_prevented = { $land }: spaczenie nie zostaje dodane.

## Events: fear

hz-event-fear_generated = Strach +{ $amount } ({ $why }).
hz-event-fear_card_earned = Zdobyto kartę strachu { $taken }.
hz-event-fear_card_revealed = Karta strachu „{ $card }”: { $text }
hz-event-terror_rose = { $level }. { $text }

## Why something happened

hz-why-blight = spaczenie
hz-why-build = budowa
hz-why-dahan = kontratak Dahan
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
hz-score-dahan = Dahanie na wyspie
hz-score-blight = Spaczenie na wyspie
hz-ending-win = Zwycięstwo! { $reason } Wynik: { $score }.
hz-ending-loss = Porażka. { $reason } Wynik: { $score }.

## Danger: what comes if no one stops it, and what can

hz-danger-blight = Wyspa padnie w tej rundzie
    .way = Powstrzymaj pustoszenie albo broń krainy.
hz-danger-spirit_destroyed = Duch zginie w tej rundzie
    .way = Chroń jego ostatnią obecność.
hz-danger-time_over = Czas skończy się w tej rundzie
    .way = Wygraj przed eksploracją najeźdźców.
