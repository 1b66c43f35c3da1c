### Horizons of Spirit Island: the rule behind each question, in one sentence.

## The spirit phase

hz-rule-spirit_phase = Każdy duch się rozwija, zyskuje energię i zagrywa karty; wszyscy robią to jednocześnie.
hz-rule-spirit_phase-growth = Wykonaj w całości jedną opcję rozwoju; potem zyskaj energię z toru i zagraj karty.
hz-rule-spirit_phase-growth_from = { hz-rule-spirit_phase-growth }
hz-rule-spirit_phase-grow = Wykonaj wszystkie części rozwoju w dowolnej kolejności.
hz-rule-spirit_phase-play = Zagraj tyle kart, na ile pozwala tor zagrań, płacąc ich koszt; ich żywioły liczą się przez całą turę.
hz-rule-add_presence = Kraina musi leżeć w zasięgu rozwoju; stamtąd twoje moce sięgną dalej.
hz-rule-place_presence = Weź pierwszą obecność z toru, odsłaniając pole pod nią, i połóż w krainie w zasięgu rozwoju.
hz-rule-presence_source = Zdjęta z toru odsłania na stałe następne pole; zabrana z krainy tylko się przenosi.
hz-rule-choose_deck = Oglądasz cztery karty i zatrzymujesz jedną: moce mniejsze są tanie, a za większą zapominasz inną kartę.
hz-rule-keep_card = Jedna karta trafia na rękę, pozostałe są odrzucane; za moc większą zapominasz kartę.
hz-rule-forget = Moc większa kosztuje cię jedną kartę: z ręki, odrzuconą lub zagraną, choćby tę nową.
hz-rule-reclaim_card = Ta karta od razu wraca na rękę.

## Using powers

hz-rule-power_phase = Każdej mocy o tej szybkości można użyć raz, w dowolnej kolejności; nieużyte przepadają w tej turze.
hz-rule-target_land = Kraina musi leżeć w zasięgu mocy i pasować do jej celu; wszystko dzieje się tam.
hz-rule-target_spirit = Moc działa na ducha, którego wybierzesz.
hz-rule-innate_levels = Możesz użyć każdego poziomu, na który masz żywioły; żywioły się nie zużywają.
hz-rule-use_threshold = Z tymi żywiołami moc działa silniej; żywioły się nie zużywają.
hz-rule-use_might = Dar dodaje swoje obrażenia jednej mocy w tej turze, potem jest zużyty.
hz-rule-use_aggression = Dodatkowe obrażenie liczy się raz przy każdym użyciu mocy, która zadaje obrażenia.
hz-rule-choose_effect = Dzieje się tylko jeden z dwóch efektów, na ile to możliwe.
hz-rule-choose_element = Żywioł liczy się do końca tury: dla mocy wrodzonych i progów.
hz-rule-pay_energy = Tą energią nie zapłacisz już za karty.
hz-rule-boon_land = Może to być każda kraina z obecnością tego ducha.
hz-rule-origin_site = Obecność odchodzi ze świętego miejsca, czyli krainy z co najmniej 2 twoimi obecnościami, w zasięgu.
hz-rule-renewal_land = Zniszczona obecność tego ducha wraca do krainy w zasięgu.
hz-rule-remove_blight = Spaczenie wraca do puli: porażka oddala się o krok.
hz-rule-move_to = Idzie tam do 5 Dahan z dowolnej odległości; jeśli przyjdzie choć jeden, kraina dostaje obronę.
hz-rule-exhaust_action = Najeźdźcy raz w tej turze pominą tę akcję w krainie.
hz-rule-gift_card = Karta na stałe przechodzi na rękę innego ducha.
hz-rule-vengeance_land = Za każde zniszczone miasteczko lub miasto i każdego zniszczonego Dahanina zadajesz w wybranej krainie 1 obrażenie.

## Pieces

hz-rule-damage = Żeton ginie, gdy obrażenia zrównają się z wytrzymałością: odkrywca 1, miasteczko i Dahan 2, miasto 3; na koniec tury rany się goją.
hz-rule-destroy = Zniszczone miasteczko to 1 punkt strachu, miasto to 2.
hz-rule-remove = Usunięty żeton opuszcza wyspę i nie daje strachu.
hz-rule-replace = Nowy żeton zajmuje miejsce starego i przejmuje jego obrażenia; nie daje to strachu.
hz-rule-downgrade = Miasto staje się miasteczkiem, miasteczko odkrywcą; obrażenia zostają, nie daje to strachu.
hz-rule-push = Każdy wypchnięty żeton idzie do wybranej sąsiedniej krainy, nigdy do oceanu.
hz-rule-push_pieces = Najpierw wybierz żetony; potem każdy pójdzie do sąsiedniej krainy.
hz-rule-push_to = Żetony rozchodzą się do jak największej liczby różnych krain.
hz-rule-gather = Gromadzony żeton przychodzi tu z sąsiedniej krainy.
hz-rule-gather_presence = Twoja obecność przychodzi tu z sąsiedniej krainy.
hz-rule-move_pieces = Żetony idą do wybranej krainy z dowolnej odległości.

## Invaders, blight and fear

hz-rule-choose_land = Krainy pustoszone są po kolei: obrażenia dla krainy i Dahan, przy 2 lub więcej spaczenie, potem ocalali Dahanie kontratakują.
hz-rule-skip_action = Najeźdźcy pominą tę akcję w tej krainie, a moc jest zużyta.
hz-rule-escalation_land = Przed eksploracją na każdej planszy przybywa miasteczko w krainie bez miasteczek.
hz-rule-cascade = Spaczenie dodane do spaczonej krainy dodaje jeszcze jedno obok; gdzie je dodano, każdy duch traci 1 obecność.
hz-rule-fear_land = Karta strachu działa w tej krainie według obecnego poziomu grozy.
hz-rule-fear_piece = Karta strachu usuwa żeton; nie daje to strachu.
hz-rule-seek_safety = { hz-rule-push }
