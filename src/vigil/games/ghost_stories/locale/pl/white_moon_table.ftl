### White Moon, a module of Ghost Stories: questions, options and events at the table.

## Parts of sentences

gs-colour-its_board = kolor swojej planszy
gs-note-family = { $dead ->
    [0] ocalono { $saved } z { $size }
   *[other] ocalono { $saved } z { $size }, zginęło { $dead }
}

## Questions: before the game

gs-ask-save_before_game = Którego Wieśniaka ocalić przed początkiem gry?
gs-ask-first_artifact = Kto bierze artefakt „{ $artifact }”?

## Questions: the yang phase

gs-ask-second_step = Dokąd dalej idzie { $who }?
gs-ask-school_colour = Duchy którego koloru egzorcyzmuje { $who }?
gs-ask-school_ghosts = Którego ducha egzorcyzmuje { $who }?

## Questions: artifacts

gs-ask-life_potion = Kto dostaje Eliksir Życia?
gs-ask-scroll_of_unity = Zwój Jedności: co robi { $who }?
gs-ask-firework = Fajerwerk: który żeton pomoże?
gs-ask-vengeful_claw = Mściwy Szpon: który znacznik Tao bierze { $who }?
gs-ask-shield_of_time = { $name }: odpędzić Tarczą Czasu?
gs-ask-armor_of_the_just = { $name }: pominąć lewy kamień dzięki Zbroi Sprawiedliwych?
gs-ask-inherit = Komu zostawić artefakt „{ $artifact }”?

## Questions: deaths and their curses

gs-ask-devour = Którego Wieśniaka pożera duch?
gs-ask-kill_another = Klątwa Xiang: kto ginie następny?
gs-ask-give_up_tao = Kto oddaje { $tao }?
gs-ask-zhou_curse = Klątwa Zhou: która plansza traci 1 Czi?

## Questions: rewards

gs-ask-wu_buddha = Gdzie postawić Buddę?
gs-ask-share_tao = Kto dostaje { $tao }?
gs-ask-share_qi = Kto dostaje 1 Czi od rodziny Li?
gs-ask-group_crystal = Kto dostaje Księżycowy Kryształ?

## Questions: the end of the turn

gs-ask-su_ling = Gdzie staje Su-Ling?
gs-ask-su_ling_crystal = Czy Su-Ling niesie Księżycowy Kryształ na swój Postument?
gs-ask-barrier = Mistyczna Bariera, { $board }: rzut czy ocalenie Wieśniaka?
gs-ask-barrier_ghosts = Którego ducha przepędza Mistyczna Bariera?

## Questions to chance

gs-ask-portal = Przygotowanie: na którym żetonie stoi Portal?
gs-ask-villager = Odkrywa się Wieśniaka: z której jest rodziny?
gs-ask-box_incarnation = Pudełko: która Inkarnacja wchodzi do gry?

## Options

gs-option-artifact = Użyj artefaktu: { $name }
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
gs-option-pass-barrier = Pomiń tę planszę
gs-option-pass-su_ling = Zostaw Su-Ling na miejscu
gs-option-pass-su_ling_crystal = Zostaw Postument pusty
gs-option-pass-vengeful_claw = Nie bierz znacznika
gs-option-pass-wu_buddha = Nie stawiaj Buddy
gs-option-receptacle = Zapełnij Postument: { $tile }
gs-option-rise_and_escort = Wstań i idź z Wieśniakiem { $villager }: { $tile }
gs-option-rise_and_go = Wstań i idź: { $tile }
gs-option-roll = Rzuć kośćmi Tao: { $ghosts }
gs-option-save = Ocal Wieśniaka: { $villager }
gs-option-stand_up = Wstań
gs-option-stop-barrier_ghosts = Zakończ przepędzanie
gs-option-stop-school_ghosts = Zakończ egzorcyzmy
gs-option-suffer = Pozwól zadziałać lewemu kamieniowi
gs-option-tao-vengeful_claw = { $tao } (w banku { $supply })
gs-option-tile-scroll_of_unity = Idź: { $tile }
gs-option-tile-second_step = Idź dalej: { $tile }
gs-option-turn_away = Odłóż na spód talii i dobierz nową
gs-option-villager = { $villager }
gs-option-villager-barrier = Zwróć Kryształ, ocal: { $villager }

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
gs-event-villager_turned_up = Pojawia się Wieśniak { $family }: { $tile }.
gs-event-villager_escorted = { $who } prowadzi Wieśniaka { $family }: { $tile }.
gs-event-villager_fled = Wieśniak { $family } ucieka: { $tile }.
gs-event-villager_saved = Wieśniak { $family } ocalony: łącznie { $saved }.
gs-event-family_saved = Ocalała cała rodzina { $family }.
gs-event-villager_died = Wieśniak { $family } ginie ({ $why }): łącznie { $dead }.
gs-event-villager_revived = Wieśniak { $family } wraca do życia.

## Events: curses of the families

gs-event-family_cursed = Klątwa rodziny { $family }: { $curse }.
gs-event-tao_removed = Z gry znika { $colour }.
gs-event-incarnation_added = { $ghost } wchodzi do gry.
gs-event-bottom_card_removed = { $left ->
    [one] Spodnia karta znika z talii; została { $left } karta.
    [few] Spodnia karta znika z talii; zostały { $left } karty.
   *[many] Spodnia karta znika z talii; zostało { $left } kart.
}
gs-event-taoist_laid_down = { $who } pada ({ $why }).
gs-event-taoist_stood_up = { $who } wstaje.

## Events: the portal and Su-Ling

gs-event-portal_removed = { $ghost } zabiera Portal.
gs-event-su_ling_held = { $ghost } bierze Su-Ling w niewolę.
gs-event-su_ling_placed = Su-Ling staje naprzeciw żetonu: { $faced }.
gs-event-su_ling_left-barrier = Su-Ling odchodzi do zapasu.
gs-event-su_ling_left-held = Su-Ling zostaje porwana ze swojego kamienia.
gs-event-su_ling_left-incarnation = Su-Ling ustępuje miejsca Inkarnacji.
gs-event-stone_silenced = Su-Ling ucisza ducha: { $ghost }.

## Events: moon crystals and the Mystic Barrier

gs-event-crystal_gained = { $who } zyskuje Księżycowy Kryształ ({ $why }).
gs-event-no_crystal_left = { $who } nie zyskuje Księżycowego Kryształu: zapas jest pusty.
gs-event-crystal_spent = { $who } wydaje Księżycowy Kryształ (egzorcyzm).
gs-event-crystal_placed = { $why } zapełnia Postument: { $tile }.
gs-event-crystal_placed-su_ling = Su-Ling zapełnia Postument: { $tile }.
gs-event-crystal_placed-zhou = Rodzina Zhou zapełnia Postument: { $tile }.
gs-event-crystal_returned = Księżycowy Kryształ znika z Postumentu: { $tile }.
gs-event-barrier_promised = Pod koniec tej tury powstanie Mistyczna Bariera.
gs-event-barrier_began = Powstaje Mistyczna Bariera.
gs-event-barrier_rolled = Mistyczna Bariera, { $board }: { $faces }.
gs-event-barrier_ended = Mistyczna Bariera znika.

## Events: artifacts, tiles and Buddhas

gs-event-artifact_taken = { $who } bierze artefakt: { $artifact }.
gs-event-artifact_used = { $who } używa artefaktu: { $artifact }.
gs-event-ghost_turned_away = Tarcza Czasu odsyła ducha na spód talii: { $ghost }.
gs-event-stone_ignored = Zbroja Sprawiedliwych pozwala pominąć lewy kamień: { $ghost }.
gs-event-school_began = { $dice ->
    [0] { $who } podejmuje egzorcyzm bez kości; kolor: { $shade }.
    [one] { $who } podejmuje egzorcyzm, rzucając { $dice } kością; kolor: { $shade }.
   *[many] { $who } podejmuje egzorcyzm, rzucając { $dice } kośćmi; kolor: { $shade }.
}
gs-event-buddha_set = Gracze stawiają Buddę. Naprzeciw: { $faced }.
gs-event-tokens_returned = { $count ->
    [one] { $who } zwraca { $count } znacznik Mocy.
    [few] { $who } zwraca { $count } znaczniki Mocy.
   *[many] { $who } zwraca { $count } znaczników Mocy.
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

gs-switch-W1 = Dzięki Strzelistemu Tańcowi powalony Taoista może wstać i przejść o jeden żeton.
    .other = Po klątwie rodziny Hua wstać i przejść o jeden żeton pozwala powalonemu Taoiście Taniec Bliźniaczych Wiatrów.
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

## Danger

gs-danger-villagers_dead = Dwunasta śmierć w następnej turze
    .way = Zatrzymaj pożerającego ducha albo ocal Wieśniaków.
