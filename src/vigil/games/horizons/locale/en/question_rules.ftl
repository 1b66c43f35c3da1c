### Horizons of Spirit Island: the rule behind each question, in one sentence.

## The spirit phase

hz-rule-spirit_phase = Each spirit grows, gains energy and plays cards, all at the same time.
hz-rule-spirit_phase-growth = Choose one growth option and do all of it; then gain energy from your track and play cards.
hz-rule-spirit_phase-growth_from = { hz-rule-spirit_phase-growth }
hz-rule-spirit_phase-grow = Do all parts of the growth option, in any order.
hz-rule-spirit_phase-play = Play as many cards as your card plays allow and pay their energy; their elements count for the whole turn.
hz-rule-add_presence = The land must be within range of your growth; from there your powers reach further.
hz-rule-place_presence = Take the first presence of a track, which uncovers a space, and put it in a land within range of your growth.
hz-rule-presence_source = From a track it uncovers the next space permanently; from another land it only moves.
hz-rule-choose_deck = You see four cards and keep one: minor powers are cheap, and a major one makes you forget another card.
hz-rule-keep_card = One card goes to your hand, the others are discarded; a major power makes you forget a card.
hz-rule-forget = A major power costs you one card, from hand, discard or play, even the new one.
hz-rule-reclaim_card = This card returns to your hand at once.

## Using powers

hz-rule-power_phase = Each power of this speed may be used once, in any order; what you leave unused is lost for this turn.
hz-rule-target_land = The land must be within range of the power and match its target; everything happens there.
hz-rule-target_spirit = The power affects the spirit you choose.
hz-rule-innate_levels = You may use every level whose elements you have; elements are not spent.
hz-rule-use_threshold = With these elements the power does more; elements are not spent.
hz-rule-use_might = The gift adds its damage to one power this turn, then it is used up.
hz-rule-use_aggression = The extra damage counts once for each use of a power that deals damage.
hz-rule-choose_effect = Only one of the two happens, as fully as possible.
hz-rule-choose_element = The element counts until the end of the turn, for innate powers and thresholds.
hz-rule-pay_energy = Energy you pay now cannot pay for cards later.
hz-rule-boon_land = Any land with presence of that spirit.
hz-rule-origin_site = The presence leaves a sacred site, a land with at least 2 of your presence, within range.
hz-rule-renewal_land = Destroyed presence of that spirit returns to a land within range.
hz-rule-remove_blight = The blight returns to the pool, one step further from defeat.
hz-rule-move_to = Up to 5 Dahan go there, at any distance; if any go, the land is defended.
hz-rule-exhaust_action = The invaders skip this action in the land, once this turn.
hz-rule-gift_card = The card moves to the other spirit's hand permanently.
hz-rule-vengeance_land = Deal 1 damage for each town, city or Dahan destroyed in the chosen land.

## Pieces

hz-rule-damage = Damage equal to its health destroys a piece: explorer 1, town and Dahan 2, city 3. Damage heals at the end of the turn.
hz-rule-destroy = A destroyed town is worth 1 fear, a city 2.
hz-rule-remove = A removed piece leaves the island and generates no fear.
hz-rule-replace = The new piece takes over the place and damage of the old one; this generates no fear.
hz-rule-downgrade = A city becomes a town, a town an explorer. Damage stays; this generates no fear.
hz-rule-push = Each pushed piece goes to a neighbouring land of your choice, never into the ocean.
hz-rule-push_pieces = Choose the pieces first; then each goes to a neighbouring land.
hz-rule-push_to = The pieces go to as many different lands as possible.
hz-rule-gather = A gathered piece comes here from a neighbouring land.
hz-rule-gather_presence = Your presence comes here from a neighbouring land.
hz-rule-move_pieces = The pieces go to the chosen land, at any distance.

## Invaders, blight and fear

hz-rule-choose_land = Lands ravage one by one: damage to land and Dahan, blight at 2 or more, then the surviving Dahan strike back.
hz-rule-skip_action = The invaders skip this action here, and the power is used up.
hz-rule-escalation_land = Before the explorers come, each board gets a town in a land that has none.
hz-rule-cascade = Blight added to a blighted land adds one more to a neighbour; wherever blight is added, each spirit there loses 1 presence.
hz-rule-fear_land = The fear card takes effect in this land, at the current terror level.
hz-rule-fear_piece = The fear card removes the piece; this generates no fear.
hz-rule-seek_safety = { hz-rule-push }
