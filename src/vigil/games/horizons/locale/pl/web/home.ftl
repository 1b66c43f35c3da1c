### Horizons of Spirit Island: on the first page and in the form for a new table.

## Games

web-home-game-horizons = Horizons of Spirit Island
web-home-about-horizons = Duchy natury wypędzają najeźdźców ze swojej wyspy.
web-home-people-horizons = 1–3
web-home-time-horizons = 60–90 min

## A new table

web-home-any-hz = Dowolny duch
web-home-pick-hz = Duch miejsca { $number }
web-home-choice-progression = Karty z progresji mocy
web-home-choice-bonus_growth = Dodatkowy rozwój na początku
web-home-choice-first_explore = Eksploracja najeźdźców przed pierwszą turą
web-home-choice-escalation = Eskalacja etapu II

## Tables

web-mine-turn-horizons = Runda { $turn }
web-evening-turn-horizons = Runda { $turn }
web-table-line-horizons = { $turn ->
    [0] A co, gdyby: krok { $number }
   *[other] A co, gdyby: runda { $turn }, krok { $number }
}
