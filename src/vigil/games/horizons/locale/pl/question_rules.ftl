### Horizons of Spirit Island: the rule behind each question, in one sentence.

## The spirit phase

hz-rule-spirit_phase = Każdy duch się rozwija, zyskuje energię i zagrywa karty; nikt na nikogo nie czeka.
hz-rule-spirit_phase-growth = Robisz wszystko, co jest w wybranej opcji rozwoju; potem przychodzi energia z toru i zagrywasz karty.
hz-rule-spirit_phase-growth_from = { hz-rule-spirit_phase-growth }
hz-rule-spirit_phase-grow = Części rozwoju robi się w dowolnej kolejności, ale wszystkie.
hz-rule-spirit_phase-play = Za karty płaci się energią, a ich liczbę ogranicza tor; ich żywioły liczą się przez całą turę.
hz-rule-add_presence = Kraina musi leżeć w zasięgu rozwoju; stamtąd twoje moce sięgną dalej.
hz-rule-place_presence = Weź ją z początku toru, odsłaniając to, co pod nią, i połóż w krainie w zasięgu rozwoju.
hz-rule-presence_source = Zdjęta z toru odsłania na stałe następne pole; zabrana z krainy tylko się przenosi i niczego nie odsłania.
hz-rule-choose_deck = Oglądasz cztery karty i zatrzymujesz jedną: moce mniejsze są tanie, a za większą zapominasz inną kartę.
hz-rule-keep_card = Jedna karta trafia na rękę, pozostałe są odrzucane; za moc większą zapominasz kartę.
hz-rule-forget = Moc większa kosztuje cię jedną kartę: z ręki, z odrzuconych lub zagranych, choćby ją samą.
hz-rule-reclaim_card = Ta karta od razu wraca na rękę i nie czeka wśród odrzuconych.

## Using powers

hz-rule-power_phase = Każdej mocy o tej szybkości można użyć raz, w dowolnej kolejności; nieużyte przepadają w tej turze.
hz-rule-target_land = Kraina musi leżeć w zasięgu mocy i pasować do jej celu; wszystko dzieje się tam.
hz-rule-target_spirit = Moc działa na ducha, którego wybierzesz.
hz-rule-innate_levels = Możesz użyć każdego poziomu, na który masz żywioły; żywioły się nie zużywają.
hz-rule-use_threshold = Z tymi żywiołami moc działa silniej; żywioły się nie zużywają.
hz-rule-use_might = Dar dodaje swoje obrażenia jednej mocy w tej turze i na tym się kończy.
hz-rule-use_aggression = Dodatkowe obrażenie liczy się raz przy każdym użyciu mocy, która zadaje obrażenia.
hz-rule-choose_effect = Dzieje się dokładnie jeden z dwóch efektów, na ile to możliwe.
hz-rule-choose_element = Żywioł liczy się do końca tury: dla mocy wrodzonych i progów.
hz-rule-pay_energy = Zapłaconą energią nie zapłacisz potem za karty.
hz-rule-boon_land = Może to być każda kraina z obecnością tego ducha.
hz-rule-origin_site = Obecność odchodzi ze świętego miejsca, czyli krainy z co najmniej 2 twoimi obecnościami, w zasięgu.
hz-rule-renewal_land = Zniszczona obecność tego ducha wraca do krainy w zasięgu.
hz-rule-remove_blight = Spaczenie wraca do puli: porażka oddala się o krok.
hz-rule-move_to = Idzie tam do 5 Dahan, choćby najdalej; jeśli przyjdzie choć jeden, kraina dostaje obronę.
hz-rule-exhaust_action = Najeźdźcy raz w tej turze pominą tę akcję w krainie.
hz-rule-gift_card = Karta na stałe przechodzi na rękę innego ducha.
hz-rule-vengeance_land = Za każde zniszczone miasteczko lub miasto i każdego zniszczonego Dahanina zadajesz w wybranej krainie 1 obrażenie.

## Pieces

hz-rule-damage = Żeton ginie, gdy obrażenia zrównają się z wytrzymałością: odkrywca 1, miasteczko i Dahan 2, miasto 3; na koniec tury rany się goją.
hz-rule-destroy = Zniszczone miasteczko to 1 punkt strachu, miasto to 2.
hz-rule-remove = Usunięty żeton opuszcza wyspę, strachu za to nie ma.
hz-rule-replace = Nowy żeton zajmuje miejsce starego i przejmuje jego obrażenia; strachu za to nie ma.
hz-rule-downgrade = Miasto staje się miasteczkiem, miasteczko odkrywcą; obrażenia zostają, strachu nie ma.
hz-rule-push = Wypchnięty żeton idzie do sąsiedniej krainy, każdy dokąd chcesz, nigdy do oceanu.
hz-rule-push_pieces = Najpierw wskaż żetony; potem każdy pójdzie do sąsiedniej krainy.
hz-rule-push_to = Żetony rozchodzą się do jak największej liczby różnych krain.
hz-rule-gather = Gromadzony żeton przychodzi tu z sąsiedniej krainy.
hz-rule-gather_presence = Twoja obecność przychodzi tu z sąsiedniej krainy.
hz-rule-move_pieces = Żetony idą do wskazanej krainy, choćby najdalej.

## Invaders, blight and fear

hz-rule-choose_land = Krainy pustoszone są po kolei: obrażenia dla krainy i Dahan, od 2 obrażeń spaczenie, potem ocalali Dahanie kontratakują.
hz-rule-skip_action = Pominięta akcja nie wydarzy się w tej krainie; efekt karty jest wtedy wyczerpany.
hz-rule-escalation_land = Jeszcze przed eksploracją na każdej planszy przybywa miasteczko w krainie, w której nie ma żadnego.
hz-rule-cascade = Spaczenie w spaczonej krainie dodaje jeszcze jedno obok; gdzie je dodano, każdy duch traci 1 obecność.
hz-rule-fear_land = Karta strachu robi w tej krainie to, co mówi dla obecnego poziomu grozy.
hz-rule-fear_piece = Karta strachu usuwa żeton; za usunięcie nie ma strachu.
hz-rule-seek_safety = { hz-rule-push }
