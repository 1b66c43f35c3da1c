/** What each thing that happens in the village sounds like. */

import {
  bell,
  block,
  bowl,
  breath,
  drum,
  flute,
  glass,
  gong,
  grains,
  pluck,
  slide,
  voices,
} from '$lib/sound/instruments'
import { effect, note, notes, row, type Effect } from '$lib/sound/recipe'
import type { EffectOf } from '$lib/sound/soundscape'
import type { View } from '$lib/protocol/types'
import type { Colour, GhostStoriesView } from '../view'

const [D3, A3, D4, F4, G4, A4, C5, D5, F5, G5, A5] = [
  146.83, 220, 293.66, 349.23, 392, 440, 523.25, 587.33, 698.46, 783.99, 880,
] as const

/** The note of each colour. */
const NOTES: Readonly<Record<Colour, number>> = { yellow: G4, blue: A4, green: C5, red: D5, black: D3 }

/** A ghost breathes in, and its colour is heard. */
const arrivals = Object.fromEntries(
  Object.entries(NOTES).map(([colour, pitch]) => [
    colour,
    effect(
      'usual',
      note(breath([300, 1400], 0.7, 0.85), 0, 0.8),
      note(slide([pitch * 1.06, pitch], 1.1), 0.55, 0.5),
      note(pluck(pitch / 2, 1.2), 0.55, 0.5),
    ),
  ]),
)

function arrival({ board, place }: Record<string, unknown>, view: View): Effect {
  const { boards } = view as GhostStoriesView
  const spaces = boards.find(({ colour }) => colour === board)?.spaces
  const ghost = spaces?.[Number(place)]?.ghost
  if (ghost?.incarnation) return dread
  const colour = ghost?.colour ?? String(board)
  return arrivals[colour] ?? card
}

/** A Tao token is plucked in the note of its colour. */
const plucks = Object.fromEntries(
  Object.entries(NOTES).map(([colour, pitch]) => [colour, effect('soft', note(pluck(pitch * 2, 1)))]),
)
const tao = ({ colour }: Record<string, unknown>) => plucks[String(colour)] ?? card

const card = effect('soft', note(breath([2600, 4200], 0.16, 0.3, 1)))
const landing = effect(
  'usual',
  row([block(720), block(640), block(760)], 0.08),
  note(drum(110, 0.25), 0.16, 0.6),
)
const curse = effect('usual', notes(block(330), [0, 0.11]), note(gong(D3 * 1.06, 1.4), 0.11, 0.35))
const steps = effect('soft', row([block(260), block(230)], 0.17), note(breath([500, 300], 0.3, 0.3), 0, 0.3))
const wind = effect(
  'strong',
  note(breath([900, 180], 1.6, 0.3, 2.5), 0, 1),
  note(slide([D4, A3 * 1.06], 1.4), 0.1, 0.35),
  note(drum(58, 0.9), 0.25, 0.5),
)
const torn = effect(
  'usual',
  note(grains([1500, 4200], 0.35, 22, 0.025), 0, 1),
  row([pluck(D4), pluck(A4), pluck(D5)], 0.05, 0.3, 0.5),
)
const failure = effect('usual', note(drum(70, 0.8)), note(breath([1200, 250], 0.8, 0.8, 2), 0.1, 0.6))
const strike = effect('usual', note(breath([700, 2000], 0.3, 0.7)), note(drum(90, 0.5), 0.22, 0.8))
const shuffle = effect(
  'soft',
  note(breath([1400, 800], 0.28, 0.4, 1.2)),
  note(slide([D4, D4 / 1.06], 0.5), 0.1, 0.3),
)
const loss = effect('usual', note(slide([G4, D4], 0.6)), note(drum(82, 0.4), 0, 0.5))
const healed = effect('usual', note(bowl(D4, 2.2)))
const death = effect(
  'strong',
  note(gong(73.4, 3), 0, 0.5),
  note(gong(D3, 2.6), 0.12, 0.6),
  note(voices(D3 * 2, 2), 0.2, 0.5),
  note(slide([D4, D3], 1.6), 0.1, 0.5),
  note(breath([900, 200], 1.6, 0.15, 2), 0.2, 0.4),
)
const dread = effect(
  'strong',
  note(gong(65.4, 2.6), 0, 0.5),
  note(gong(D3 * 1.06, 2.2), 0.05, 0.6),
  note(voices(D3 * 2.12, 1.8), 0.2, 0.9),
  note(drum(78, 1), 0, 0.3),
)
const hope = effect('usual', row([bell(D5, 1.4), bell(A5, 1.4)], 0.13))
const seal = effect('usual', row([bowl(G4, 2), bowl(D4, 2.4)], 0.16))
const chain = effect(
  'usual',
  row([block(190), block(170), block(150)], 0.09),
  note(slide([A3, D3], 0.7), 0.1, 0.5),
)
const crystal = effect('soft', row([glass(F5 * 2, 1), glass(A5 * 2, 1.2)], 0.09))
const shards = effect('soft', row([glass(A5 * 2, 0.6), glass(F5 * 2, 0.8)], 0.09))
const bamboo = effect('soft', note(block(520)), note(flute(A4, 0.6), 0.05, 0.4))
const sigh = effect('soft', note(breath([800, 400], 0.5, 0.3, 2)))

const victory = effect(
  'strong',
  row([pluck(D4, 2), pluck(G4, 2), pluck(A4, 2), pluck(D5, 2.4), pluck(A5, 2.6)], 0.2, 0, 0.8),
  row([bell(D5, 2.6), bell(A5, 2.8)], 0.4, 1, 0.6),
  note(bowl(D4, 3.2), 1, 0.6),
)
const defeat = effect(
  'strong',
  row([pluck(D4, 2), pluck(C5 / 2, 2), pluck(A3, 2), pluck(D3, 2.6)], 0.42, 0, 0.8),
  note(gong(65.4, 3.2), 1.26, 0.35),
  note(gong(D3, 3), 1.3, 0.4),
  note(breath([700, 150], 2.6, 0.2, 2), 1.4, 0.5),
)

/** Dice in a hand. */
export const rolling = effect('usual', note(grains([2300, 1700], 0.75, 16, 0.045)))

export const effects: Readonly<Record<string, EffectOf>> = {
  game_ended: ({ won }) => (won ? victory : defeat),
  // Ghosts.
  ghost_drawn: card,
  ghost_placed: arrival,
  ghost_moved: sigh,
  ghost_discarded: torn,
  ghost_exposed: hope,
  ghost_turned_away: sigh,
  haunter_advanced: shuffle,
  haunter_struck: strike,
  haunters_driven_back: sigh,
  incarnation_added: dread,
  die_captured: chain,
  tao_blocked: chain,
  power_blocked: chain,
  all_powers_blocked: chain,
  // The village.
  tile_haunted: wind,
  tile_restored: seal,
  villager_asked: bamboo,
  circle_set: seal,
  circle_cleared: sigh,
  // Taoists.
  taoist_moved: steps,
  qi_lost: loss,
  qi_gained: healed,
  board_haunted: wind,
  taoist_died: death,
  taoist_revived: effect('strong', note(bowl(D4, 2.6)), row([bell(D5), bell(G5), bell(A5)], 0.14, 0.2, 0.5)),
  taoist_laid_down: loss,
  taoist_stood_up: steps,
  tao_gained: tao,
  tao_lost: effect('soft', note(pluck(F4, 0.7)), note(pluck(D4, 0.9), 0.1)),
  tao_removed: shards,
  yin_yang_gained: seal,
  yin_yang_spent: seal,
  power_used: bamboo,
  power_borrowed: bamboo,
  tokens_taken: card,
  buddha_taken: effect('usual', note(bowl(A3, 2.4))),
  buddha_placed: effect('usual', note(bowl(A3, 2.4)), note(block(300), 0, 0.5)),
  buddha_set: effect('usual', note(bowl(A3, 2.4)), note(block(300), 0, 0.5)),
  buddha_returned: effect('soft', note(bowl(D4, 1.4))),
  mantra_set: seal,
  mantra_returned: sigh,
  // Dice.
  tao_rolled: landing,
  tao_rerolled: landing,
  barrier_rolled: landing,
  curse_rolled: curse,
  curse_rerolled: curse,
  curse_spared: hope,
  exorcism_failed: failure,
  // White Moon.
  villager_turned_up: card,
  villager_escorted: steps,
  villager_fled: steps,
  villager_saved: hope,
  villager_revived: hope,
  villager_died: loss,
  family_saved: effect('strong', row([bell(D5), bell(G5), bell(A5), bell(D5 * 2)], 0.14)),
  family_cursed: dread,
  portal_removed: wind,
  su_ling_placed: effect('usual', row([flute(A4, 0.7), flute(D5, 1.1)], 0.3)),
  su_ling_held: chain,
  su_ling_left: sigh,
  stone_silenced: hope,
  stone_ignored: hope,
  crystal_gained: crystal,
  crystal_placed: crystal,
  crystal_spent: shards,
  crystal_returned: shards,
  barrier_promised: crystal,
  barrier_began: effect(
    'strong',
    row([glass(D4, 2), glass(A4, 2), glass(D5, 2.4)], 0.12),
    note(gong(73.4, 2.4), 0, 0.4),
  ),
  barrier_ended: shards,
  artifact_taken: hope,
  artifact_used: seal,
}

/** What is told along with something that is heard, or changes nothing. */
export const silent: ReadonlySet<string> = new Set([
  'bottom_card_removed',
  'exorcism_began',
  'no_card_left',
  'no_crystal_left',
  'no_qi_left',
  'nothing_to_haunt',
  'only_option',
  'portal_laid',
  'school_began',
  'set_up',
  'tokens_returned',
  'turn_began',
  'villagers_laid',
  'yang_began',
])
