### Horizons of Spirit Island: questions, options and events at the table.

## Parts of sentences

hz-land = { $land }, { $terrain }
hz-tally-exactly =
    { $amount ->
        [1] { "" }
       *[other] { " " }({ $number } of { $amount })
    }
hz-tally-up_to =
    { $amount ->
        [1] { "" }
       *[other] { " " }({ $number } of up to { $amount })
    }
hz-quoted = “{ $name }”
hz-needed = { $element } × { $count }
hz-slot-energy = { $number } energy a turn
hz-slot-plays = { $number ->
    [one] { $number } card a turn
   *[other] { $number } cards a turn
}
hz-slot-both = { $number } + { $element }
hz-piece-hurt = { $piece } (damage: { $damage })
hz-count-explorer = { $count ->
    [one] { $count } explorer
   *[other] { $count } explorers
}
hz-count-town = { $count ->
    [one] { $count } town
   *[other] { $count } towns
}
hz-count-city = { $count ->
    [one] { $count } city
   *[other] { $count } cities
}
hz-count-dahan = { $count } dahan
hz-count-blight = { $count } blight
hz-note-build = will be built: { $piece }
hz-note-cost = cost { $cost }
hz-note-defend = defend { $amount }
hz-note-energy = energy { $energy }
hz-note-have = you have { $count }
hz-note-left = { $count } left
hz-note-levels = levels reached: { $levels }
hz-note-opens = opens: { $slot }
hz-note-presence = presence: { $spirits }
hz-note-presence-own = yours × { $count }
hz-note-presence-of = { $spirit } × { $count }
hz-note-ravage = ravage is due: { $damage } damage
hz-note-threshold = threshold reached

## Texts of cards and panels

hz-text-deck = Kind: { $deck }. Speed: { $speed }.
hz-text-cost = Cost: { $cost } energy.
hz-text-elements = Elements: { $elements }.
hz-text-range = Range: { $range }.
hz-text-range-sacred = Range: { $range }, from a sacred site.
hz-text-range-terrain = Range: { $range }, from presence in: { $terrains }.
hz-text-target = Target: { $target }.
hz-text-threshold = Threshold ({ $elements }): { $text }
hz-text-level = Level { $level } ({ $elements }): { $text }
hz-text-growth = Growth { $number }: { $actions }.
hz-text-energy = Energy track: { $slots }.
hz-text-plays = Card plays track: { $slots }.
hz-text-special = Special rule. { $name }: { $text }
hz-text-innate = Innate power. { $name }.
hz-text-cards = Its own cards: { $cards }.
hz-text-progression = Power progression: { $cards }.
hz-text-fear = { $level }: { $text }
hz-text-invader-terrains = The invaders act in every land of this terrain: { $terrains }.
hz-text-invader-coastal = The invaders act in every coastal land.
hz-text-invader-escalation = Bears the escalation symbol.

## Targets

hz-target-any = any land
hz-target-invaders = a land with invaders
hz-target-no_invaders = a land without invaders
hz-target-dahan = a land with dahan
hz-target-blight = a land with blight
hz-target-no_blight = a land without blight
hz-target-coastal = a coastal land
hz-target-terrains = a land of this terrain: { $terrains }
hz-target-spirit-any = any spirit
hz-target-spirit-another = another spirit; in a solo game, yourself

## Questions: the spirit phase

hz-ask-spirit_phase = { $who }: choose a growth, play cards, or finish.
hz-ask-spirit_phase-growth = { $who }: which growth do you choose?
hz-ask-spirit_phase-growth_from = { hz-ask-spirit_phase-growth }
hz-ask-spirit_phase-grow = { $who }: which part of the growth comes next?
hz-ask-spirit_phase-play = { $who }: which cards do you play? { $plays ->
    [one] One card
   *[other] Up to { $plays } cards
} for { $energy } energy.
hz-ask-add_presence = { $who }: to which land do you add presence?
hz-ask-place_presence = { $who }: from which track does presence come, and to which land?
hz-ask-presence_source = { $who }: presence comes to { $land }. From where do you take it?
hz-ask-choose_deck = { $who }: from which deck do you draw four power cards?
hz-ask-keep_card = { $who }: which power card do you keep?
hz-ask-keep_card-power = { $who }, “{ $power }”: which of the cards turned down do you take?
hz-ask-forget = { $who }: a major power has its price. Which card do you forget?
hz-ask-reclaim_card = { $who }: time passes. Which card in play do you take back to your hand?

## Questions: using powers

hz-ask-power_phase = { $phase }. { $who }: use a power, or finish.
hz-ask-target_land = { $who }, “{ $power }”: which land is the target?
hz-ask-target_spirit = { $who }, “{ $power }”: which spirit is the target?
hz-ask-innate_levels = { $who }, “{ $power }”: up to which level do you use it?
hz-ask-use_threshold = { $who }, “{ $power }”: you have the elements of the threshold. Do you use it?
hz-ask-use_might = { $who }, “{ $power }”, { $land }: do you add the 3 damage of “{ hz-power-gift_of_furious_might }” here?
hz-ask-use_aggression = { $who }, “{ $power }”, { $land }: do you add the 1 damage of “{ hz-special-territorial_aggression }” here?
hz-ask-choose_effect = { $who }: which of the two effects do you choose?
hz-ask-choose_effect-power = { $who }, “{ $power }”: which of the two effects do you choose?
hz-ask-choose_element = { $who }, “{ $power }”: which element do you choose?
hz-ask-pay_energy = { $who }, “{ $power }”: do you pay { $amount } energy for the better effect?
hz-ask-boon_land = { $who }, “{ $power }”: which land with presence of the target spirit is meant?
hz-ask-origin_site = { $who }, “{ $power }”: from which sacred site does presence move?
hz-ask-renewal_land = { $who }, “{ $power }”: to which land does presence return?
hz-ask-remove_blight = { $who }, “{ $power }”: from which land do you remove blight?
hz-ask-move_to = { $who }, “{ $power }”: to which land do the dahan go?
hz-ask-exhaust_action = { $who }, “{ $power }”: which action do the invaders skip?
hz-ask-gift_card = { $who }: which card from your hand do you give away? It goes to: { $spirit }.
hz-ask-vengeance_land = { $who }, “{ hz-power-vengeance_of_the_dead }”: in which land do you deal 1 damage?

## Questions: pieces

hz-ask-damage = { $who }, { $land }: which piece takes 1 damage?
hz-ask-damage-exactly = { $who }, { $source }, { $land }: which piece takes 1 damage?{ $tally }
hz-ask-damage-power = { $who }, “{ $power }”, { $land }: which invader takes 1 damage?
hz-ask-destroy = { $who }, { $source }, { $land }: which piece is destroyed?{ $tally }
hz-ask-remove = { $who }, { $source }, { $land }: which piece do you remove?{ $tally }
hz-ask-remove-fear = { $who }, fear card “{ $card }”, { $land }: do explorers leave, or a town?
hz-ask-remove-health = { $who }, { $source }, { $land }: which invader do you remove? (health left to remove: { $amount })
hz-ask-replace = { $who }, { $land }: which piece is replaced?
hz-ask-downgrade = { $who }, { $land }: which building becomes a smaller one?
hz-ask-push = { $who }, { $source }, { $land }: which piece do you push, and where to?{ $tally }
hz-ask-push_pieces = { $who }, { $source }, { $land }: which piece do you push?{ $tally }
hz-ask-push_to = { $who }: to which land do you push the { $piece }?
hz-ask-gather = { $who }, { $source }, { $land }: which piece do you gather, and where from?{ $tally }
hz-ask-gather_presence = { $who }, { $land }: from which land do you gather your presence?
hz-ask-move_pieces = { $who }, { $source }, { $land }: which piece do you move?{ $tally }

## Questions: invaders, blight and fear

hz-ask-choose_land = { $who }, for the group. { $action } order: which land next?
hz-ask-skip_action = { $who }, { $land }. { $action }: do the invaders skip this action because of “{ hz-power-sweltering_exhaustion }”?
hz-ask-escalation_land = { $who }, escalation: to which land without a town does a town come?
hz-ask-cascade = { $who }, { $land }: the blight cascades. To which land?
hz-ask-fear_land = { $who }, fear card “{ $card }”: which land do you choose?
hz-ask-fear_piece = { $who }, fear card “{ $card }”: which piece do you remove?
hz-ask-seek_safety = { $who }, fear card “{ $card }”: which explorer do you push, and where to?

## Questions to chance

hz-ask-spirit_choice = Set-up: which spirit is next?
hz-ask-invader_card = Invader deck: which card is turned up?
hz-ask-fear_card = Fear deck: which card is turned over?
hz-ask-minor_card = Deck of minor powers: which card is drawn?
hz-ask-major_card = Deck of major powers: which card is drawn?

## Options

hz-option-action = { $name }
hz-option-card = { $card }
hz-option-deck = { $deck }
hz-option-effect = { $text }
hz-option-element = { $element }
hz-option-gather = { $piece }: from { $land }
hz-option-grow = { $actions }
hz-option-growth = Growth { $number }: { $actions }
hz-option-growth_from = Growth { $number } with a { $deck }: { $actions }
hz-option-land = { $land }
hz-option-land-fear_piece = { $piece }: { $land }
hz-option-land-gather_presence = From { $land }
hz-option-land-origin_site = From { $land }
hz-option-land-presence_source = Move presence from { $land }
hz-option-land-seek_safety = Explorer: { $start } → { $land }
hz-option-level = Level { $level }: { $text }
hz-option-levels = Only these levels: { $levels }
hz-option-move_presence = Move presence that is on the island
hz-option-no-pay_energy = Pay nothing
hz-option-no-skip_action = Let it happen
hz-option-no-use_aggression = Keep it for later damage of this power
hz-option-no-use_might = Save the gift
hz-option-no-use_threshold = Ignore the threshold
hz-option-pass = Use no more powers in this phase
hz-option-piece = { $piece }
hz-option-play = Play: { $card }
hz-option-presence = { $track ->
    [energy] Energy track ({ $slot }) → { $land }
   *[plays] Card plays track ({ $slot }) → { $land }
}
hz-option-push = { $piece }: to { $land }
hz-option-ready = Play no more cards
hz-option-repeat = Use once more: { $power }
hz-option-repeat_on = Once more: { $power } → { $land }
hz-option-spirit = { $spirit }
hz-option-spirit_name = { $name }
hz-option-stop-damage = Damage no more invaders
hz-option-stop-exhaust_action = Skip no action
hz-option-stop-fear_land = Choose no land
hz-option-stop-gather = Gather no more
hz-option-stop-gather_presence = Gather no presence
hz-option-stop-gift_card = Give nothing away
hz-option-stop-move_pieces = Move no more
hz-option-stop-push = Push no more
hz-option-stop-push_pieces = Push no more than these
hz-option-stop-reclaim_card = Take no card back
hz-option-stop-remove = Remove no more
hz-option-stop-seek_safety = Push nobody
hz-option-track = { $track ->
    [energy] From the energy track ({ $slot })
   *[plays] From the card plays track ({ $slot })
}
hz-option-use = Use: { $power }
hz-option-use_on = { $power } → { $land }
hz-option-yes-pay_energy = Pay the energy
hz-option-yes-skip_action = Skip the action
hz-option-yes-use_aggression = Add 1 damage
hz-option-yes-use_might = Add 3 damage
hz-option-yes-use_threshold = Use it: { $text }

## Choices that were made, as nouns

hz-choice-card-keep_card = “{ $card }”
hz-choice-deck = new card
hz-choice-grow = growth
hz-choice-growth = growth
hz-choice-growth_from = growth
hz-choice-land-add_presence = presence
hz-choice-land-presence_source = presence
hz-choice-move_presence = presence
hz-choice-pass = pass
hz-choice-play = “{ $card }”
hz-choice-presence = presence
hz-choice-ready = no more cards
hz-choice-repeat = “{ $power }”
hz-choice-repeat_on = “{ $power }”
hz-choice-track = presence
hz-choice-use = “{ $power }”
hz-choice-use_on = “{ $power }”

## The two effects of powers that offer a choice

hz-effect-call_to_bloodshed =
    .first = 1 damage per dahan here
    .second = Gather up to 3 dahan
hz-effect-call_to_isolation =
    .first = Push 1 explorer or town per dahan here
    .second = Push 1 dahan
hz-effect-call_to_tend =
    .first = Remove 1 blight
    .second = Push up to 3 dahan
hz-effect-dahan_enheartened =
    .first = Push 1 dahan out of the land
    .second = Gather 1 dahan into the land
hz-effect-delusions_of_danger =
    .first = Push 1 explorer
    .second = 2 fear
hz-effect-enticing_splendor =
    .first = Gather 1 explorer or town
    .second = Gather up to 2 dahan
hz-effect-gift_of_searing_heat =
    .first = The target spirit gains 2 energy
    .second = The target spirit may pay 1 energy to deal 1 damage
hz-effect-purifying_flame =
    .first = 1 damage per blight here
    .second = Remove 1 blight
hz-effect-quicken_the_earths_struggles =
    .first = 1 damage to each town and each city
    .second = Defend 10
hz-effect-veil_the_nights_hunt =
    .first = 1 damage each to as many different invaders as there are dahan here
    .second = Push up to 3 dahan
hz-effect-voracious_growth =
    .first = 2 damage
    .second = Remove 1 blight

## What is to come

hz-outlook = The invaders' next turn
hz-due-damage = { $defence ->
    [0] { $damage } damage
   *[other] { $damage } damage after Defend { $defence }
}
hz-due-dahan = { $count } dahan { $count ->
    [one] falls
   *[other] fall
}
hz-due-presence = presence lost: { $spirits }
hz-due-blight = blight
hz-due-cascade = blight cascades to one of { $lands }
hz-due-strikes = dahan strike back: { $damage } damage

## Events: rounds and phases

hz-event-set_up = The island: { $boards }. The spirits: { $spirits }.
hz-event-round_began = Round { $round }.
hz-event-phase_began = { $phase }.
hz-event-time_passed = Time passes: cards in play are discarded, wounds heal. Round { $round } is over.

## Events: spirits, energy and cards

hz-event-growth_chosen = { $who } grows: { $actions }.
hz-event-cards_reclaimed = { $who } reclaims all cards.
hz-event-energy_gained = { $who }: +{ $amount } energy ({ $why }).
hz-event-energy_paid = { $who }: −{ $amount } energy ({ $why }).
hz-event-card_played = { $who } plays a card: { $card }.
hz-event-card_gained = { $who } gains a card: { $card }.
hz-event-card_forgotten = { $who } forgets a card: { $card }.
hz-event-card_given = { $who } gives a card away: { $card } (→ { $target }).
hz-event-card_kept = { $who } takes a card back to the hand: { $card }.
hz-event-repeats_given = { $amount ->
    [one] { $who } may use one played card again this turn, for its cost.
   *[other] { $who } may use up to { $amount } played cards again this turn, each for its cost.
}
hz-event-slot_opened = { $track ->
    [energy] { $who } opens a slot of the energy track.
   *[plays] { $who } opens a slot of the card-play track.
}
hz-event-cards_drawn = Drawn ({ $deck }): { $cards }.
hz-event-deck_reshuffled = The discarded cards are shuffled into a new deck ({ $deck }).
hz-event-element_gained = { $who } gains an element: { $element }.
hz-event-power_used = { $who } uses a power: { $power } ({ $land }).
hz-event-power_used-spirit = { $who } uses a power: { $power } (→ { $target }).
hz-event-range_extended = { $who }: +{ $amount } range for all powers this turn.
hz-event-might_given = { $who } may add 3 damage to one power this turn.
hz-event-steps_hastened = { $who } may use one slow power with push or gather as a fast one this turn.
hz-event-spirit_wards = { $who } gives Defend { $amount } to every land with its presence this turn.

## Events: presence

hz-event-presence_added = { $who }: presence is added in { $land } ({ $why }).
hz-event-presence_moved = { $who }: presence moves, { $start } → { $land } ({ $why }).
hz-event-presence_kept = { $who }: presence is put back into { $land } ({ $why }).
hz-event-presence_destroyed = { $who }: presence is destroyed in { $land } ({ $why }).

## Events: pieces and lands

hz-event-piece_added = { $land }: + { $piece } ({ $why }).
hz-event-piece_removed = { $land }: − { $piece }, removed ({ $why }).
hz-event-piece_moved = { $start } → { $land }: { $piece } ({ $why }).
hz-event-piece_damaged = { $land }: { $piece } takes { $amount } damage ({ $why }).
hz-event-piece_destroyed = { $land }: { $piece } destroyed ({ $why }).
hz-event-piece_replaced = { $land }: { $piece } → { $by } ({ $why }).
hz-event-land_defended = { $land }: Defend { $amount } ({ $why }).
hz-event-land_exhausted = { $land }: the invaders can be made to skip a ravage or a build this turn.
hz-event-land_thrives = { $land }: this turn dahan have 4 more health and no blight can be added.
hz-event-vengeance_sworn = { $land }: this turn the dead are avenged.
hz-event-actions_skipped = { $land }: the invaders will skip actions this turn ({ $actions }).

## Events: invaders and blight

hz-event-invader_card_drawn = { $left ->
    [one] Invader card: { $card }; { $left } card is left in the deck.
   *[other] Invader card: { $card }; { $left } cards are left in the deck.
}
hz-event-explore_due = Explorers may come to { $lands } ({ $chance }).
hz-event-effect_due = { $parts }
hz-event-ravage_due = Ravage in { $land }: { $parts }.
hz-event-cards_advanced = The invader cards advance. Ravage: { $ravage }. Build: { $build }.
hz-event-ravaged = Ravage in { $land }: { $defence ->
    [0] { $damage } damage
   *[other] { $damage } damage after Defend { $defence }
}.
hz-event-dahan_strike_back = The dahan strike back in { $land }: { $damage } damage.
hz-event-action_skipped = { $land }: the action is skipped ({ $action }).
hz-event-blight_added = { $land }: + blight; left in the pool: { $left }.
hz-event-blight_removed = { $land }: − blight ({ $why }).
hz-event-blight_prevented = { $land }: no blight is added.

## Events: fear

hz-event-fear_generated = +{ $amount } fear ({ $why }).
hz-event-fear_card_earned = Fear card number { $taken } is earned.
hz-event-fear_card_revealed = Fear card “{ $card }”: { $text }
hz-event-terror_rose = { $level }. { $text }

## Why something happened

hz-why-blight = blight
hz-why-build = build
hz-why-dahan = dahan strike back
hz-why-destroyed = a building was destroyed
hz-why-escalation = escalation
hz-why-explore = explore
hz-why-growth = growth
hz-why-heat = { hz-special-blistering_heat }
hz-why-ravage = ravage
hz-why-track = energy track

## The end

hz-score-victory = Victory
hz-score-cards = Invader cards
hz-score-dahan = Dahan on the island
hz-score-blight = Blight on the island
hz-ending-win = Victory! { $reason } Score: { $score }.
hz-ending-loss = Defeat. { $reason } Score: { $score }.
