### Horizons of Spirit Island: the rule behind each question, in one sentence.

## The spirit phase

hz-rule-spirit_phase = Each spirit grows, gains energy and plays cards; none has to wait for another.
hz-rule-spirit_phase-growth = You do everything in the one growth option you take; then comes the energy of your track, and you play cards.
hz-rule-spirit_phase-growth_from = { hz-rule-spirit_phase-growth }
hz-rule-spirit_phase-grow = The parts of a growth option may come in any order, and all of them are done.
hz-rule-spirit_phase-play = Cards are paid for with energy, as many as your card plays allow; their elements count for the whole turn.
hz-rule-add_presence = The land must lie within the range of your growth; from there your powers reach further.
hz-rule-place_presence = Take it from the front of a track, where it uncovers what lies under it, and set it in a land within the range of your growth.
hz-rule-presence_source = From a track it opens the next slot for good; from another land it only moves, and nothing is opened.
hz-rule-choose_deck = You see four cards and keep one: minor powers are cheap, and a major one makes you forget another card.
hz-rule-keep_card = One card goes to your hand, the others are discarded; a major power makes you forget a card.
hz-rule-forget = A major power costs you one card, from hand, discard or play, even the new one.
hz-rule-reclaim_card = This card comes back to your hand at once, instead of waiting in the discard to be reclaimed.

## Using powers

hz-rule-power_phase = Each power of this speed may be used once, in any order; what you leave unused is lost for this turn.
hz-rule-target_land = The land must lie within the range of the power and fit its target; everything happens there.
hz-rule-target_spirit = The power works for the spirit that you choose.
hz-rule-innate_levels = Every level whose elements you have may be used; elements are not spent.
hz-rule-use_threshold = With these elements the power does more; elements are not spent.
hz-rule-use_might = The gift adds its damage to one power of this turn, and then it is gone.
hz-rule-use_aggression = The extra damage counts once for each use of a power that deals damage.
hz-rule-choose_effect = Exactly one of the two happens, as far as it can.
hz-rule-choose_element = The element counts until the end of the turn, for innate powers and thresholds.
hz-rule-pay_energy = Energy paid now is missing for cards later; unpaid, you only lose what it would buy.
hz-rule-boon_land = Any land with presence of that spirit will do.
hz-rule-origin_site = The presence leaves a sacred site, a land with at least 2 of your presence, within range.
hz-rule-renewal_land = Destroyed presence of that spirit returns to a land within range.
hz-rule-remove_blight = The blight goes back to the pool: the end is one step further away.
hz-rule-move_to = Up to 5 Dahan go there, however far it is; if one goes, the land is defended.
hz-rule-exhaust_action = The invaders skip this action in the land, once this turn.
hz-rule-gift_card = The card moves to the other spirit's hand for good.
hz-rule-vengeance_land = For each town, city or Dahan destroyed in the land of the vow you deal 1 damage.

## Pieces

hz-rule-damage = A piece falls when its damage reaches its health: explorer 1, town and Dahan 2, city 3; at the end of the turn all wounds heal.
hz-rule-destroy = A destroyed town is worth 1 fear, a city 2.
hz-rule-remove = A removed piece leaves the island without any fear.
hz-rule-replace = The new piece takes the place and the damage of the old one; there is no fear for it.
hz-rule-downgrade = A city becomes a town, a town an explorer; damage stays, and there is no fear.
hz-rule-push = A pushed piece goes to a land next to this one, each where you like, never into the ocean.
hz-rule-push_pieces = Name the pieces first; then each goes to a land next to this one.
hz-rule-push_to = The pieces go to as many different lands as possible.
hz-rule-gather = A gathered piece comes here from a land next to this one.
hz-rule-gather_presence = Your presence comes here from a land next to this one.
hz-rule-move_pieces = The pieces go to the land that was named, however far it is.

## Invaders, blight and fear

hz-rule-choose_land = The lands ravage one by one: damage against land and Dahan, blight from 2 damage on, then the Dahan left strike back.
hz-rule-skip_action = Skipped once, the action does not happen in this land; the power is used up then.
hz-rule-escalation_land = Before the explorers come, each board gets a town in a land that has none.
hz-rule-cascade = Blight in a blighted land adds one more next to it; wherever blight is added, each spirit loses 1 presence.
hz-rule-fear_land = The fear card does in this land what it says for the present terror level.
hz-rule-fear_piece = The fear card removes the piece; removing brings no fear.
hz-rule-seek_safety = { hz-rule-push }
