### White Moon, a module of Ghost Stories: questions, options and events at the table.

## Parts of sentences

gs-colour-its_board = kolor swojej planszy
gs-note-family = { $dead ->
    [0] ocalono { $saved } z { $size }
   *[other] ocalono { $saved } z { $size }, zginęło { $dead }
}

## Questions: before the game

gs-ask-save_before_game = { $who }, w imieniu grupy: którego Wieśniaka ocalacie przed początkiem gry?
gs-ask-first_artifact = { $who }, w imieniu grupy: któremu Taoiście przypadnie artefakt „{ $artifact }”?

## Questions: the yang phase

gs-ask-second_step = { $who }: dokąd idziesz drugim krokiem?
gs-ask-school_colour = { $who }: duchy w którym kolorze egzorcyzmujesz w Szkole Kung-Fu?
gs-ask-school_ghosts = { $who }: którego ducha egzorcyzmujesz w Szkole Kung-Fu?

## Questions: artifacts

gs-ask-life_potion = { $who }: komu dajesz Eliksir Życia?
gs-ask-scroll_of_unity = { $who }, wzywa cię Zwój Jedności: co robisz?
gs-ask-firework = { $who }: do którego żetonu zwracasz się dzięki Fajerwerkowi?
gs-ask-vengeful_claw = { $who }: który znacznik Tao bierzesz dzięki Mściwemu Szponowi?
gs-ask-shield_of_time = { $who }, dobierasz ducha w swoim kolorze: { $ghost }. Czy odpędzasz go Tarczą Czasu?
gs-ask-armor_of_the_just = { $who }, duch: { $ghost }. Czy pomijasz jego lewy kamień dzięki Zbroi Sprawiedliwych?
gs-ask-inherit = { $who }: któremu Taoiście zostawiasz artefakt „{ $artifact }”?

## Questions: deaths and their curses

gs-ask-devour = { $who }, w imieniu grupy: którego Wieśniaka pożera duch?
gs-ask-kill_another = Klątwa rodziny Xiang. { $who }, w imieniu grupy: kto ginie następny?
gs-ask-give_up_tao = { $who }, w imieniu grupy: z gry znika { $tao }, a w banku go nie ma; który Taoista odda swój?
gs-ask-zhou_curse = { $who }, w imieniu grupy: która plansza traci 1 Czi przez klątwę rodziny Zhou?

## Questions: rewards

gs-ask-wu_buddha = { $who }, w imieniu grupy: na którym miejscu na ducha stawiacie Buddę?
gs-ask-share_tao = { $who }, w imieniu grupy: któremu Taoiście przypadnie { $tao }?
gs-ask-share_qi = { $who }, w imieniu grupy: któremu Taoiście przypadnie 1 Czi od rodziny Li?
gs-ask-group_crystal = { $who }, w imieniu grupy: który Taoista dostanie Księżycowy Kryształ?

## Questions: the end of the turn

gs-ask-su_ling = { $who }, w imieniu grupy: przed którym miejscem stawiacie Su-Ling?
gs-ask-su_ling_crystal = { $who }, w imieniu grupy: czy Su-Ling przyniesie Księżycowy Kryształ na Postument obok siebie?
gs-ask-barrier = { $who }, w imieniu grupy: Mistyczna Bariera, { $board }. Co robicie?
gs-ask-barrier_ghosts = { $who }, w imieniu grupy: którego ducha przepędza Mistyczna Bariera?

## Questions to chance

gs-ask-portal = Przygotowanie: na którym żetonie stoi Portal?
gs-ask-villager = Odkrywa się Wieśniaka: z której jest rodziny?
gs-ask-box_incarnation = Pudełko: która Inkarnacja wchodzi do gry?

## Options

gs-option-artifact = Zużyj artefakt: { $name }
gs-option-board-zhou_curse = { $name } (Czi: { $qi })
gs-option-colour = { $token ->
    [yes] { $colour }, za znacznik Mocy: { $ghosts }
   *[no] { $colour }: { $ghosts }
}
gs-option-escort = Z Wieśniakiem { $villager }: { $tile }
gs-option-escort-move = Idź z Wieśniakiem { $villager }: { $tile }
gs-option-escort-scroll_of_unity = Idź z Wieśniakiem { $villager }: { $tile }
gs-option-escort-second_step = Idź dalej z Wieśniakiem { $villager }: { $tile }
gs-option-family = Wieśniak: { $villager }
gs-option-family-villager = { $name }
gs-option-fetch = Idź po Wieśniaka { $villager }: { $tile }
gs-option-ignore = Pomiń lewy kamień
gs-option-keep-shield_of_time = Umieść tego ducha
gs-option-moon_crystal = Księżycowy Kryształ ({ $owner })
gs-option-pass-barrier = Nie rób nic dla tej planszy
gs-option-pass-su_ling = Nie przestawiaj Su-Ling
gs-option-pass-su_ling_crystal = Zostaw Postument pusty
gs-option-pass-vengeful_claw = Nie bierz znacznika
gs-option-pass-wu_buddha = Nie stawiaj Buddy
gs-option-receptacle = Połóż Księżycowy Kryształ na Postumencie: { $tile }
gs-option-rise_and_escort = Wstań i idź z Wieśniakiem { $villager }: { $tile }
gs-option-rise_and_go = Wstań i idź: { $tile }
gs-option-roll = Rzuć kośćmi Tao: { $ghosts }
gs-option-save = Ocal Wieśniaka: { $villager }
gs-option-stand_up = Wstań
gs-option-stop-barrier_ghosts = Nie przepędzaj więcej duchów
gs-option-stop-school_ghosts = Nie egzorcyzmuj więcej duchów
gs-option-suffer = Pozwól działać lewemu kamieniowi
gs-option-tao-vengeful_claw = { $tao } (w banku { $supply })
gs-option-tile-scroll_of_unity = Idź: { $tile }
gs-option-tile-second_step = Idź dalej: { $tile }
gs-option-turn_away = Odłóż go na spód talii i dobierz nową kartę
gs-option-villager = { $villager }
gs-option-villager-barrier = Zwróć Kryształ i ocal Wieśniaka: { $villager }

## Choices that were made, as nouns

gs-choice-artifact = „{ $name }”
gs-choice-colour = wybór koloru
gs-choice-escort = ruch na żeton „{ $tile }”
gs-choice-family = wybór Wieśniaka
gs-choice-fetch = ruch na żeton „{ $tile }”
gs-choice-ignore = decyzja o lewym kamieniu
gs-choice-moon_crystal = Księżycowy Kryształ
gs-choice-receptacle = Księżycowy Kryształ
gs-choice-rise_and_escort = ruch na żeton „{ $tile }”
gs-choice-rise_and_go = ruch na żeton „{ $tile }”
gs-choice-roll = rzut kośćmi Tao
gs-choice-save = ocalenie Wieśniaka
gs-choice-stand_up = decyzja o powstaniu
gs-choice-suffer = decyzja o lewym kamieniu
gs-choice-tile-scroll_of_unity = ruch na żeton „{ $tile }”
gs-choice-tile-second_step = ruch na żeton „{ $tile }”
gs-choice-turn_away = decyzja o dobranej karcie
gs-choice-villager = wybór Wieśniaka

## Events: villagers

gs-event-portal_laid = Portal stoi na żetonie: { $tile }.
gs-event-villager_turned_up = Odkryty Wieśniak: { $family } ({ $tile }).
gs-event-villager_escorted = { $who } prowadzi ze sobą Wieśniaka: { $family } ({ $start } → { $tile }).
gs-event-villager_fled = Wieśniak ucieka: { $family } ({ $start } → { $tile }).
gs-event-villager_saved = Wieśniak ocalony: { $family } ({ $tile }); łącznie ocalono: { $saved }.
gs-event-family_saved = Ocalała cała rodzina { $family }.
gs-event-villager_died = Wieśniak ginie: { $family } ({ $tile }; { $why }); łącznie zginęło: { $dead }.
gs-event-villager_revived = Wieśniak wraca do życia: { $family } ({ $tile }).

## Events: curses of the families

gs-event-family_cursed = Klątwa rodziny { $family }: { $curse }
gs-event-tao_removed = Z gry znika { $colour }.
gs-event-incarnation_added = Do gry wchodzi jeszcze jedna Inkarnacja: { $ghost }.
gs-event-bottom_card_removed = { $left ->
    [one] Spodnia karta talii znika nieodkryta; w talii została { $left } karta.
    [few] Spodnia karta talii znika nieodkryta; w talii zostały { $left } karty.
   *[many] Spodnia karta talii znika nieodkryta; w talii zostało { $left } kart.
}
gs-event-taoist_laid_down = { $who } zostaje powalony ({ $why }).
gs-event-taoist_stood_up = { $who } wstaje.

## Events: the portal and Su-Ling

gs-event-portal_removed = Portal zabrany: { $ghost }.
gs-event-su_ling_held = Su-Ling w niewoli: { $ghost }.
gs-event-su_ling_placed = Su-Ling staje przed miejscem: { $space }.
gs-event-su_ling_left-barrier = Su-Ling odchodzi do zapasu.
gs-event-su_ling_left-held = Su-Ling zostaje porwana ze swojego kamienia.
gs-event-su_ling_left-incarnation = Su-Ling ustępuje Inkarnacji i odchodzi do zapasu.
gs-event-stone_silenced = W obecności Su-Ling duch nic nie robi: { $ghost } ({ $ability }).

## Events: moon crystals and the Mystic Barrier

gs-event-crystal_gained = { $who }: + Księżycowy Kryształ ({ $why }).
gs-event-no_crystal_left = { $who }: w zapasie nie ma już Księżycowych Kryształów ({ $why }).
gs-event-crystal_spent = { $who }: − Księżycowy Kryształ (egzorcyzm).
gs-event-crystal_placed = { $why } kładzie Księżycowy Kryształ na Postumencie: { $tile }.
gs-event-crystal_placed-su_ling = Su-Ling przynosi Księżycowy Kryształ na Postument: { $tile }.
gs-event-crystal_placed-zhou = Dla rodziny Zhou Księżycowy Kryształ trafia na Postument: { $tile }.
gs-event-crystal_returned = Księżycowy Kryształ wraca z Postumentu do zapasu: { $tile }.
gs-event-barrier_promised = Pod koniec tej tury powstanie Mistyczna Bariera.
gs-event-barrier_began = Powstaje Mistyczna Bariera.
gs-event-barrier_rolled = Mistyczna Bariera, { $board }: { $faces }.
gs-event-barrier_ended = Mistyczna Bariera znika.

## Events: artifacts, tiles and Buddhas

gs-event-artifact_taken = { $who } bierze artefakt: { $artifact }.
gs-event-artifact_used = { $who } zużywa artefakt: { $artifact }.
gs-event-ghost_turned_away = Tarcza Czasu odsyła ducha na spód talii: { $ghost }.
gs-event-stone_ignored = Zbroja Sprawiedliwych pozwala pominąć lewy kamień: { $ghost }.
gs-event-school_began = { $dice ->
    [0] { $who } podejmuje próbę egzorcyzmu w Szkole Kung-Fu bez kości; kolor: { $shade }.
    [one] { $who } podejmuje próbę egzorcyzmu w Szkole Kung-Fu, rzucając { $dice } kością; kolor: { $shade }.
   *[many] { $who } podejmuje próbę egzorcyzmu w Szkole Kung-Fu, rzucając { $dice } kośćmi; kolor: { $shade }.
}
gs-event-buddha_set = Gracze stawiają Buddę: { $space }.
gs-event-tokens_returned = { $count ->
    [one] { $who } odkłada { $count } znacznik Mocy na środkowy żeton.
    [few] { $who } odkłada { $count } znaczniki Mocy na środkowy żeton.
   *[many] { $who } odkłada { $count } znaczników Mocy na środkowy żeton.
}

## Why something happened

gs-why-barrier = Mistyczna Bariera
gs-why-cannot_flee = nie ma dokąd uciec
gs-why-devour = pożarty przez ducha
gs-why-devourer = Pożeranie
gs-why-family = dar rodziny
gs-why-haunted = zamiast nawiedzenia żetonu
gs-why-hua = klątwa rodziny Hua
gs-why-kill_another = klątwa rodziny Xiang
gs-why-roots = korzenie
gs-why-sheng = klątwa rodziny Sheng
gs-why-villager = klątwa rodziny

## Readings that can be switched: the value is the default

gs-switch-W1 = Dzięki „Strzelistemu Tańcowi” powalony Taoista może wstać i przejść o jeden żeton.
    .other = Po klątwie rodziny Hua wstać i przejść o jeden żeton pozwala powalonemu Taoiście „Taniec Bliźniaczych Wiatrów”.
gs-switch-W4 = Zbroja Sprawiedliwych działa w turze swojego właściciela, na którejkolwiek planszy jest duch.
    .other = Zbroja Sprawiedliwych działa na duchy z planszy swojego właściciela, w czyjejkolwiek turze.
gs-switch-W5 = W grze solo Zwój Jedności przynosi Taoiście znaczniki Mocy ze środkowego żetonu.
    .other = W grze solo Zwój Jedności przenosi znaczniki Mocy Taoisty na środkowy żeton.
gs-switch-W7 = Za ocalonych Wieśniaków i miejsce Portalu są punkty zarówno po zwycięstwie, jak i po porażce.
    .other = Za ocalonych Wieśniaków i miejsce Portalu są punkty tylko po zwycięstwie.
gs-switch-M1 = Gdy z talii duchów znika spodnia karta, Inkarnacje zostają: znika duch leżący najniżej.
    .other = Gdy z talii duchów znika spodnia karta, może to być i Inkarnacja; nie trzeba jej wtedy egzorcyzmować.
gs-switch-M2 = Powalony Taoista, którego wzywa Zwój Jedności, może tylko wstać.
    .other = Powalony Taoista, którego wzywa Zwój Jedności, wstaje i przychodzi.
gs-switch-M3 = Za wcześniejsze Inkarnacje są punkty tylko na poziomach Koszmarnym i Piekielnym; Inkarnacja, która przyszła ze śmiercią Wu na innym poziomie, nic nie daje.
    .other = Za wcześniejsze Inkarnacje są punkty na każdym poziomie, także za tę, która przyszła ze śmiercią Wu.

## How the game ended

gs-loss-villagers_dead = Zginęło dwunastu Wieśniaków, wioska jest stracona.

## Lines of the score

gs-score-saved_villagers = Ocaleni Wieśniacy
gs-score-portal = Miejsce Portalu
