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
hz-count-dahan = { $count } Dahan
hz-count-blight = { $count } blight
hz-note-build = built next: { $piece }
hz-note-cost = cost { $cost }
hz-note-defend = defend { $amount }
hz-note-energy = energy { $energy }
hz-note-have = you have { $count }
hz-note-left = { $count } left
hz-note-levels = levels reached: { $levels }
hz-note-opens = uncovers: { $slot }
hz-note-presence = presence: { $spirits }
hz-note-presence-own = yours × { $count }
hz-note-presence-of = { $spirit } × { $count }
hz-note-ravage = ravaged next: { $damage } damage
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
hz-target-dahan = a land with Dahan
hz-target-blight = a land with blight
hz-target-no_blight = a land without blight
hz-target-coastal = a coastal land
hz-target-terrains = a land of this terrain: { $terrains }
hz-target-spirit-any = any spirit
hz-target-spirit-another = another spirit; in a solo game, yourself

## Questions: the spirit phase

hz-ask-spirit_phase = Spirit phase: what do you do?
hz-ask-spirit_phase-growth = Which growth do you choose?
hz-ask-spirit_phase-growth_from = { hz-ask-spirit_phase-growth }
hz-ask-spirit_phase-grow = Which part of the growth is next?
hz-ask-spirit_phase-play = { $plays ->
    [one] Which card do you play with { $energy } energy?
   *[other] Which cards do you play: up to { $plays } for { $energy } energy?
}
hz-ask-add_presence = Where do you add presence?
hz-ask-place_presence = Where do you add presence, and from which track?
hz-ask-presence_source = Presence for { $land }: from a track or from the island?
hz-ask-choose_deck = Which deck do you draw four cards from?
hz-ask-keep_card = Which power card do you keep?
hz-ask-keep_card-power = Which of the other cards do you take?
hz-ask-forget = Which card do you forget?
hz-ask-reclaim_card = Which card do you return to your hand?

## Questions: using powers

hz-ask-power_phase = { $phase }: which power do you use?
hz-ask-target_land = Which land is the target?
hz-ask-target_spirit = Which spirit is the target?
hz-ask-innate_levels = Up to which level do you use it?
hz-ask-use_threshold = Do you use the threshold?
hz-ask-use_might = { $land }: add 3 damage with “{ hz-power-gift_of_furious_might }”?
hz-ask-use_aggression = { $land }: add 1 damage with “{ hz-special-territorial_aggression }”?
hz-ask-choose_effect = Which effect do you choose?
hz-ask-choose_element = Which element do you choose?
hz-ask-pay_energy = Pay { $amount } energy for this: { $gain }?
hz-ask-boon_land = Which land with the target spirit's presence?
hz-ask-origin_site = Which sacred site does presence leave?
hz-ask-renewal_land = Where does presence return?
hz-ask-remove_blight = Where do you remove blight?
hz-ask-move_to = Where do the Dahan go?
hz-ask-exhaust_action = Which action do the invaders skip?
hz-ask-gift_card = Which card do you give to { $spirit }?
hz-ask-vengeance_land = { hz-power-vengeance_of_the_dead }: where do you deal 1 damage?

## Questions: pieces

hz-ask-damage = { $land }: which piece takes 1 damage?
hz-ask-damage-exactly = { $land }: which piece takes 1 damage{ $tally }?
hz-ask-damage-each = { $land }: which invader takes 1 damage{ $tally }?
hz-ask-destroy = { $land }: destroy which piece{ $tally }?
hz-ask-remove = { $land }: remove which piece{ $tally }?
hz-ask-remove-fear = { $land }: remove explorers or a town?
hz-ask-remove-health = { $land }: remove which invader ({ $amount } health left)?
hz-ask-replace = { $land }: replace which piece?
hz-ask-downgrade = { $land }: shrink which building?
hz-ask-push = { $land }: push which piece, and where{ $tally }?
hz-ask-push_pieces = { $land }: push which piece{ $tally }?
hz-ask-push_to = Where do you push the { $piece }?
hz-ask-gather = { $land }: gather which piece, and from where{ $tally }?
hz-ask-gather_presence = { $land }: gather presence from where?
hz-ask-move_pieces = { $land }: move which piece{ $tally }?

## Questions: invaders, blight and fear

hz-ask-choose_land = { $action }: which land is next?
hz-ask-skip_action = { $action }, { $land }: skip it with “{ hz-power-sweltering_exhaustion }”?
hz-ask-escalation_land = Escalation: which land gets a town?
hz-ask-cascade = { $land }: where does the blight cascade?
hz-ask-fear_land = Which land does this fear card affect?
hz-ask-fear_piece = Which piece do you remove?
hz-ask-seek_safety = Which explorer do you push, and where?

## Questions to chance

hz-ask-spirit_choice = Setup: which spirit is next?
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
hz-option-growth = Growth { $number } ({ $actions })
hz-option-growth_from = Growth { $number }, { $deck } ({ $actions })
hz-option-land = { $land }
hz-option-land-fear_piece = { $piece }: { $land }
hz-option-land-gather_presence = From { $land }
hz-option-land-origin_site = From { $land }
hz-option-land-presence_source = Move presence from { $land }
hz-option-land-seek_safety = Explorer: { $start } → { $land }
hz-option-level = Level { $level }
hz-option-levels = Only these levels: { $levels }
hz-option-move_presence = Move presence on the island
hz-option-no-pay_energy = Don't pay
hz-option-no-skip_action = Don't skip it
hz-option-no-use_aggression = Save it for later damage
hz-option-no-use_might = Save it for another power
hz-option-no-use_threshold = Skip the threshold
hz-option-pass = Done using powers
hz-option-piece = { $piece }
hz-option-play = Play: { $card }
hz-option-presence = { $track ->
    [energy] Energy track ({ $slot }) → { $land }
   *[plays] Card plays track ({ $slot }) → { $land }
}
hz-option-push = { $piece }: to { $land }
hz-option-ready = Done playing cards
hz-option-repeat = Use again: { $power }
hz-option-repeat_on = Again: { $power } → { $land }
hz-option-spirit = { $spirit }
hz-option-spirit_name = { $name }
hz-option-stop-damage = Done dealing damage
hz-option-stop-exhaust_action = Keep all actions
hz-option-stop-fear_land = Skip this card
hz-option-stop-gather = Done gathering
hz-option-stop-gather_presence = Keep presence where it is
hz-option-stop-gift_card = Keep all cards
hz-option-stop-move_pieces = Done moving
hz-option-stop-push = Done pushing
hz-option-stop-push_pieces = Push only these
hz-option-stop-reclaim_card = Leave all cards
hz-option-stop-remove = Done removing
hz-option-stop-seek_safety = Leave explorers where they are
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
hz-option-yes-use_threshold = Use the threshold

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
hz-choice-ready = end of card plays
hz-choice-repeat = “{ $power }”
hz-choice-repeat_on = “{ $power }”
hz-choice-track = presence
hz-choice-use = “{ $power }”
hz-choice-use_on = “{ $power }”

## What powers give for energy

hz-gain-boon_of_watchful_guarding = Defend 8 instead of 4
hz-gain-exaltation_of_tangled_growth = a new power card
hz-gain-gift_of_searing_heat = 1 damage in one land

## The two effects of powers that offer a choice

hz-effect-call_to_bloodshed =
    .first = 1 damage per Dahan here
    .second = Gather up to 3 Dahan
hz-effect-call_to_isolation =
    .first = Push 1 explorer or town per Dahan here
    .second = Push 1 Dahan
hz-effect-call_to_tend =
    .first = Remove 1 blight
    .second = Push up to 3 Dahan
hz-effect-dahan_enheartened =
    .first = Push 1 Dahan out of the land
    .second = Gather 1 Dahan into the land
hz-effect-delusions_of_danger =
    .first = Push 1 explorer
    .second = 2 fear
hz-effect-enticing_splendor =
    .first = Gather 1 explorer or town
    .second = Gather up to 2 Dahan
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
    .first = 1 damage to one invader per Dahan here
    .second = Push up to 3 Dahan
hz-effect-voracious_growth =
    .first = 2 damage
    .second = Remove 1 blight

## Coming up

hz-outlook = The invaders' next turn
hz-due-damage = { $defence ->
    [0] { $damage } damage
   *[other] { $damage } damage after Defend { $defence }
}
hz-due-dahan = { $count } Dahan { $count ->
    [one] falls
   *[other] fall
}
hz-due-presence = presence lost: { $spirits }
hz-due-blight = blight
hz-due-cascade = blight cascades to one of { $lands }
hz-due-strikes = Dahan strike back: { $damage } damage

## Events: rounds and phases

hz-event-set_up = The island: { $boards }. The spirits: { $spirits }.
hz-event-round_began = Round { $round }.
hz-event-phase_began = { $phase }.
hz-event-time_passed = Time passes. Round { $round } ends.

## Events: spirits, energy and cards

hz-event-growth_chosen = { $who } grows: { $actions }.
hz-event-cards_reclaimed = { $who } reclaims all cards.
hz-event-energy_gained = { $who } gains { $amount } energy ({ $why }).
hz-event-energy_paid = { $who } pays { $amount } energy ({ $why }).
hz-event-card_played = { $who } plays { $card }.
hz-event-card_gained = { $who } gains { $card }.
hz-event-card_forgotten = { $who } forgets { $card }.
hz-event-card_given = { $who } gives { $card } to { $target }.
hz-event-card_kept = { $who } returns { $card } to hand.
hz-event-repeats_given = { $amount ->
    [one] { $who } may repeat a played card for its cost.
   *[other] { $who } may repeat up to { $amount } played cards for their cost.
}
hz-event-slot_opened = { $track ->
    [energy] { $who } uncovers a space on the energy track.
   *[plays] { $who } uncovers a space on the card plays track.
}
hz-event-cards_drawn = Drawn ({ $deck }): { $cards }.
hz-event-deck_reshuffled = The discards become a new deck ({ $deck }).
hz-event-element_gained = { $who } gains { $element }.
hz-event-power_used = { $who } uses { $power } ({ $land }).
hz-event-power_used-spirit = { $who } uses { $power } on { $target }.
hz-event-range_extended = { $who } gains +{ $amount } range this turn.
hz-event-might_given = { $who } gains 3 damage for one power.
hz-event-steps_hastened = { $who } may use one slow push or gather early.
hz-event-spirit_wards = Lands with { $who }'s presence gain Defend { $amount } this turn.

## Events: presence

hz-event-presence_added = { $who } adds presence to { $land } ({ $why }).
hz-event-presence_moved = { $who } moves presence from { $start } to { $land } ({ $why }).
hz-event-presence_kept = { $who } returns presence to { $land }.
hz-event-presence_destroyed = { $who } loses presence in { $land } ({ $why }).

## Events: pieces and lands

hz-event-piece_added = { $land } gains 1 { $piece } ({ $why }).
hz-event-piece_removed = 1 { $piece } leaves { $land } ({ $why }).
hz-event-piece_moved = 1 { $piece } moves from { $start } to { $land } ({ $why }).
hz-event-piece_damaged = { $land }: { $piece } takes { $amount } damage ({ $why }).
hz-event-piece_destroyed = 1 { $piece } is destroyed in { $land } ({ $why }).
hz-event-piece_replaced = { $land }: { $piece } → { $by } ({ $why }).
hz-event-land_defended = { $land }: Defend { $amount } ({ $why }).
hz-event-land_exhausted = { $land }: you can skip a ravage or build this turn.
hz-event-land_thrives = { $land }: Dahan have +4 health and no blight is added.
hz-event-vengeance_sworn = { $land }: every loss here deals 1 damage.
hz-event-actions_skipped = { $land }: the invaders skip actions this turn ({ $actions }).

## Events: invaders and blight

hz-event-invader_card_drawn = The invaders explore. { $card }.
hz-event-explore_due = Explorers may arrive: { $lands } ({ $chance }).
hz-event-effect_due = { $parts }
hz-event-ravage_due = Ravage in { $land }: { $parts }.
hz-event-cards_advanced = The invader cards advance: ravage ({ $ravage }), build ({ $build }).
hz-event-ravaged = Ravage in { $land }: { $defence ->
    [0] { $damage } damage
   *[other] { $damage } damage after Defend { $defence }
}.
hz-event-dahan_strike_back = The Dahan strike back in { $land }: { $damage } damage.
hz-event-action_skipped = { $land }: the invaders skip the action ({ $action }).
hz-event-blight_added = { $land } gains 1 blight: { $left } left.
hz-event-blight_removed = { $land } loses 1 blight ({ $why }).
hz-event-blight_prevented = { $land }: no blight is added.

## Events: fear

hz-event-fear_generated = +{ $amount } fear ({ $why }).
hz-event-fear_card_earned = Fear card { $taken } earned.
hz-event-fear_card_revealed = Fear card “{ $card }”: { $text }
hz-event-terror_rose = { $level }. { $text }

## Why something happened

hz-why-blight = blight
hz-why-build = build
hz-why-dahan = Dahan strike back
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

## Danger: what happens unless it is stopped, and what can stop it

hz-danger-blight = The island falls this round
    .way = Stop a ravage, or defend the land.
hz-danger-spirit_destroyed = A spirit dies this round
    .way = Protect its last presence, or spread it.
hz-danger-time_over = Time runs out this round
    .way = Win before the invaders explore.
