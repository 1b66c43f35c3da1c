### Horizons of Spirit Island in the browser.

## Phases and rounds

web-hz-step-spirit = Spirits
web-hz-step-fast = Fast
web-hz-step-invader = Invaders
web-hz-step-slow = Slow
web-hz-step-time_passes = Time passes
web-hz-round = Round { $round }
web-hz-warn-blight = Only { $count } blight left
web-hz-warn-deck = { $count ->
    [one] Only { $count } invader card left
   *[other] Only { $count } invader cards left
}
web-hz-tab-spirit = Spirit
web-hz-tab-hand = Hand

## Invaders, fear and blight

web-hz-coast = coast
web-hz-no-card = no card
web-hz-invader-name = { $action }: { $card }.
web-hz-invader-left = { $count ->
    [one] { $count } card is left in the invader deck.
   *[other] { $count } cards are left in the invader deck.
}
web-hz-deck-left = { $count } left
web-hz-deck-unseen = Possible next cards: { $cards }.
web-hz-fear = Fear
web-hz-terror = terror level
web-hz-fear-figures = { $count } of { $pool }
web-hz-fear-earned = { $count ->
    [one] { $count } card earned
   *[other] { $count } cards earned
}
web-hz-fear-rise = { $count ->
    [one] { $count } card to level { $level }
   *[other] { $count } cards to level { $level }
}
web-hz-fear-left = { $count ->
    [one] { $count } card in the fear deck
   *[other] { $count } cards in the fear deck
}
web-hz-fear-name = Fear: { $figures }; { $earned }. { $level }; { $rise }. { $victory }
web-hz-victory = Victory
web-hz-victory-now = { $goal } (now { $count })
web-hz-victory-then = { $level }: { $goal }
web-hz-blight = Blight
web-hz-blight-pool = Blight left
web-hz-blight-figures = { $count } of { $total } left
web-hz-blight-empty = empty: you lose
web-hz-blight-name = Blight pool: { $figures }. When it is empty, the game is lost.
web-hz-blight-now = Blight in the pool: { $pool }; on the island: { $island }.

## Lands

web-hz-land-coastal = { $land }: { $terrain }, on the coast
web-hz-land-inland = { $land }: { $terrain }, inland
web-hz-land-empty = empty
web-hz-hurt = damaged { $piece } × { $count } (health { $health })
web-hz-sacred-of = { $spirit } × { $count } (sacred site)
web-hz-neighbours = Neighbours:
web-hz-next-ravage-harmless = Ravage next: { $damage } damage, no blight.
web-hz-next-ravage-blight = Ravage next: { $damage } damage, 1 blight.
web-hz-next-ravage-cascade = Ravage next: { $damage } damage, and blight cascades.
web-hz-next-build = Built next: { $piece }.
web-hz-next-explore = Explorers can reach it.
web-hz-next-nothing = The invaders will neither ravage nor build here next.
web-hz-digest-cascade = blight cascades
web-hz-digest-presence = presence is lost

## The spirit panel

web-hz-you = You
web-hz-energy-gain = energy (+{ $income })
web-hz-plays = cards
web-hz-on-island = on the island
web-hz-destroyed = { $count } destroyed
web-hz-next-levels = + all levels
web-hz-next-pass = + pass
web-hz-next-levels-pass = + all levels, pass
web-hz-range-bonus = +{ $count } range this turn.
web-hz-elements = Elements
web-hz-elements-name = Elements this turn: { $elements }.
web-hz-track-energy = Energy
web-hz-track-plays = Cards
web-hz-track-energy-name = Energy track. Uncovered: { $open }. Under presence: { $covered }.
web-hz-track-plays-name = Card plays track. Uncovered: { $open }. Under presence: { $covered }.
web-hz-growth = Growth
web-hz-growth-chosen = chosen
web-hz-innate-name = Innate power { $name }: { $speed }, range { $range }, from: { $origin }. Levels reached: { $levels }.
web-hz-level-reached = reached
web-hz-level-missing = missing: { $elements }
web-hz-missing = missing
web-hz-seat-asked = choosing
web-hz-seat-waits = waiting
web-hz-spirit-chip = { $spirit }, { $player }, energy { $energy }, { $state }.
web-hz-spirit-figures = { $player }. Energy { $energy } (+{ $income } each turn), card plays { $plays }, cards in hand { $hand }, presence on the island { $presence }.
web-hz-panel-close = Close

## Cards

web-hz-cards = Power cards
web-hz-group-offer = To choose from
web-hz-group-in-play = In play
web-hz-group-hand = Hand
web-hz-group-discard = Discard
web-hz-hand-empty = No cards in hand
web-hz-sort-dealt = as drawn
web-hz-sort-cost = by cost
web-hz-sort-speed = by speed
web-hz-sort-element = by element
web-hz-power-decks = Powers
web-hz-deck-minor = minor
web-hz-deck-major = major
web-hz-deck-minor-name = Deck of minor powers: { $count } left, { $discard } discarded.
web-hz-deck-major-name = Deck of major powers: { $count } left, { $discard } discarded.
web-hz-card-name = { $name } ({ $group }): cost { $cost }, { $speed }, { $elements }; range { $range }{ $origin }; target: { $target }. { $text }
web-hz-card-resolving = in use
web-hz-card-done = used
web-hz-threshold-short = Missing for the threshold: { $elements }.
web-hz-from-presence = presence
web-hz-from-sacred = sacred site
web-hz-from-spirit = spirit
web-hz-target-any = any
web-hz-target-invaders = invaders
web-hz-target-no_invaders = no invaders
web-hz-target-dahan = Dahan
web-hz-target-blight = blight
web-hz-target-no_blight = no blight
web-hz-target-coastal = coast
web-hz-target-spirit-any = any
web-hz-target-spirit-another = another
web-hz-target-spirit-self = you

## Why a power is not used now

web-hz-reason-too_dear = not enough energy
web-hz-reason-in_hand = not played
web-hz-reason-used = already used this turn
web-hz-reason-elements = missing elements
web-hz-reason-no_target = no target in range
web-hz-reason-other_phase = not in this phase

## Why a thing cannot be chosen

web-hz-why-question = Not now. { $question }
web-hz-why-land-target_land = { $power }: { $aim } { $land } does not match.
web-hz-why-land-itself = Choose a neighbour of { $land }.
web-hz-why-land-far = { $land } is not adjacent to { $about }.
web-hz-why-land-push = Nothing can be pushed to { $land } now.
web-hz-why-land-gather = { $land } has no piece to gather.
web-hz-why-land-gather_presence = You have no presence in { $land }.
web-hz-why-land-cascade = The blight cannot go to { $land }.
web-hz-why-land-add_presence = { $land } is out of range of this growth, or has the wrong terrain.
web-hz-why-land-presence_source = You have no presence to move in { $land }.
web-hz-why-land-choose_land = This card has nothing left to do in { $land }.
web-hz-why-land-escalation_land = The town goes to a land of your board without one, not to { $land }.
web-hz-why-land-boon_land = { $land } has no presence of the target spirit.
web-hz-why-land-fear_land = This fear card can't choose { $land }.
web-hz-why-discarded = This card is in your discard; growth can reclaim it.
web-hz-why-other-spirit = That belongs to another spirit: { $spirit }.
web-hz-why-growth = A spirit grows only in the spirit phase.
web-hz-why-grown = You have already grown this turn.
web-hz-why-grow-first = Choose a growth first, then play cards.
web-hz-why-track = Presence leaves a track when you add it to the island.
web-hz-why-deck = You draw cards when you gain a power card.

## The position read aloud

web-hz-summary-fear = Fear: { $count } of { $pool }.
web-hz-summary-spirit = { $spirit }: energy { $energy }, card plays { $plays }, cards in hand { $hand }, presence on the island { $presence }.
web-hz-summary-decks = Decks: { $minor } minor and { $major } major powers left.

# Pieces
web-hz-why-piece-elsewhere = Choose a piece in { $land }.
web-hz-why-piece-kind = You can't choose this piece: { $piece }.
web-hz-about-explorer = An explorer has 1 health, deals 1 damage in a ravage, and gives no fear when destroyed.
web-hz-about-town = A town has 2 health, deals 2 damage in a ravage, and gives 1 fear when destroyed. Invaders explore from it.
web-hz-about-city = A city has 3 health, deals 3 damage in a ravage, and gives 2 fear when destroyed. Invaders explore from it.
web-hz-about-wounds = Damage lasts until the end of the turn. A piece with as much damage as health is destroyed.
web-hz-about-track = Presence that leaves the track uncovers the space under it. The highest uncovered number counts, and uncovered elements count every turn.

# Cards to play
web-hz-pieces-full = You can pick at most { $count } here.
web-hz-presence-track = No presence is left on this track.
web-hz-presence-range = Out of range for the other presence.
web-hz-pieces-none = There is nothing left to pick there.
web-hz-pieces-damage = { $count } of { $most } damage
web-hz-pieces-divide = { $land }: { $left ->
    [0] all { $most } damage is assigned
   *[other] assign { $left } of { $most } damage
}
web-hz-pieces-health = Health left: { $left } of { $most }.
web-hz-pieces-destroyed = { $count ->
    [one] destroyed
   *[other] { $count } destroyed
}{ $fear ->
    [0] {""}
   *[other] , +{ $fear } fear
}
web-hz-plays-full = You can play at most { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } this turn.

# Cards that are offered
web-hz-draft-own = You can reach its threshold.
web-hz-draft-completes = With your hand: { $power }, level { $levels }.
web-hz-draft-major = Major power: you forget a card.
web-hz-draft-look = Look at the island
web-hz-draft-back = Show the cards ({ $count })
