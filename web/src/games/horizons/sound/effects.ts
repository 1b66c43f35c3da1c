/** What each thing that happens on the island sounds like. */

import {
  bar,
  bell,
  block,
  breath,
  drum,
  flute,
  glass,
  grains,
  horn,
  slide,
  voices,
} from '$lib/sound/instruments'
import { effect, note, notes, row, type Effect } from '$lib/sound/recipe'
import type { EffectOf } from '$lib/sound/soundscape'
import type { View } from '$lib/protocol/types'
import { landOf } from '../spirits/spirits'
import type { HorizonsView } from '../view'

const [A2, E3, A3, C4, D4, E4, G4, A4, C5, D5, E5] = [
  110, 164.81, 220, 261.63, 293.66, 329.63, 392, 440, 523.25, 587.33, 659.26,
] as const

type Facts = Record<string, unknown>

const blightOf = (land: unknown, view: View) => landOf(String(land), view as HorizonsView)?.blight ?? 0

const card = effect('soft', note(breath([2200, 3600], 0.18, 0.35, 1)))
const hammer = effect(
  'usual',
  notes(block(420), [0, 0.19, 0.38]),
  notes(grains([900, 500], 0.1, 3), [0, 0.19, 0.38], 0.5),
)
/** A gull, and a rope. */
const landfall = effect(
  'usual',
  row([slide([1450, 980], 0.28), slide([1300, 860], 0.34)], 0.3, 0, 0.45),
  note(grains([500, 350], 0.5, 12, 0.05), 0.25, 0.8),
)
const rubble = effect(
  'usual',
  note(block(170)),
  note(grains([1400, 300], 0.8, 40, 0.05), 0.05),
  note(drum(120, 0.5), 0, 0.2),
  note(breath([900, 250], 0.8, 0.1, 1.5), 0.02, 0.6),
)
const fallen = effect('soft', note(block(240)), note(grains([1600, 800], 0.3, 10), 0.04, 0.7))
const mourning = effect('usual', row([flute(C4, 0.6), flute(A3, 1.1)], 0.4))
const sticks = effect(
  'usual',
  row([block(980), block(1180)], 0.15),
  row([block(980), block(1180)], 0.15, 0.42),
)
const blight = effect(
  'strong',
  note(slide([E4, A2], 1.2)),
  note(grains([2400, 700], 0.5, 9, 0.03), 0.35, 0.9),
  note(drum(60, 0.7), 0.3, 0.7),
)
/** Blight on blight: the tone falls twice, and the ground breaks. */
const cascade = effect(
  'strong',
  note(slide([G4, C4], 0.9)),
  note(slide([E4, A2], 1.4), 0.45),
  note(grains([2600, 500], 1.1, 24, 0.03), 0.3, 0.9),
  notes(drum(120, 0.6), [0.3, 0.75], 0.4),
)
const cleansed = effect('usual', row([bar(A4), bar(C5), bar(E5, 1.2)], 0.1))
const whisper = effect('soft', note(glass(E5, 1)), note(breath([3000, 5000], 0.5, 0.6, 2), 0, 0.5))
const swell = effect(
  'strong',
  note(horn(A2, 2.2)),
  note(voices(A3, 2.4), 0, 0.5),
  note(glass(E5, 1.6), 0.8, 0.4),
)
const terror = effect(
  'strong',
  notes(drum(62, 0.8), [0, 0.3, 0.6], 0.4),
  notes(drum(150, 0.5), [0, 0.3, 0.6], 0.45),
  note(horn(E3, 2.4), 0.5, 0.9),
  row([bell(A4, 1.8), bell(E5, 2)], 0.2, 0.9, 0.4),
)
const rooted = effect('usual', note(breath([400, 900], 0.6, 0.7)), note(bell(A3, 1.8), 0.35, 0.8))
const torn = effect('usual', note(slide([A4, A3], 0.7)), note(breath([1200, 300], 0.7, 0.2), 0, 0.6))
const moved = effect('soft', row([block(300), block(260)], 0.13), note(breath([600, 400], 0.3, 0.4), 0, 0.4))
const hit = effect('soft', note(drum(110, 0.3)), note(block(350), 0, 0.4))
const gift = effect('soft', row([bar(E4), bar(A4)], 0.09))
const power = effect(
  'usual',
  row([bar(A3), bar(E4), bar(A4, 1.2)], 0.07),
  note(breath([500, 1500], 0.6, 0.6), 0, 0.5),
)
const ward = effect('soft', note(drum(120, 0.4), 0, 0.6), note(bar(A3, 1), 0.02))
const spared = effect('usual', row([flute(E4, 0.4), flute(A4, 0.8)], 0.22))

/** A dull drum for each damage, at most four. */
const RAVAGES = [1, 2, 3, 4].map((blows) =>
  effect(
    'strong',
    row(
      Array.from({ length: blows }, () => drum(68, 0.6)),
      0.19,
      0,
      0.35,
    ),
    row(
      Array.from({ length: blows }, () => drum(165, 0.45)),
      0.19,
      0.01,
      0.6,
    ),
    note(horn(A2, 0.4 + blows * 0.19), 0.02, 0.45),
    note(grains([800, 300], 0.5, 14, 0.05), 0.1, 0.5),
  ),
)
const ravage = ({ damage }: Facts): Effect | null => RAVAGES[Math.min(4, Number(damage)) - 1] ?? ward

/** Who comes, by what brings them. */
const ARRIVALS: Readonly<Record<string, Effect>> = { build: hammer, escalation: hammer, explore: landfall }
const FALLEN: Readonly<Record<string, Effect>> = { town: rubble, city: rubble, dahan: mourning }

const victory = effect(
  'strong',
  row([bar(A3, 1.4), bar(D4, 1.4), bar(E4, 1.4), bar(A4, 1.6), bar(E5, 2)], 0.24),
  row([flute(E4, 1.2), flute(A4, 1.6), flute(C5, 2.4)], 0.5, 1, 0.5),
  note(horn(A2, 3), 1, 0.5),
)
/** The sea alone. */
const defeat = effect(
  'strong',
  row([flute(E4, 0.9), flute(D4, 0.9), flute(A3, 1.6)], 0.6, 0, 0.6),
  note(breath([500, 180], 3.2, 0.35, 0.7), 1.4, 1),
)

export const chosen = effect('soft', note(bar(G4, 0.3)), note(block(620), 0, 0.6))
export const dropped = effect('soft', note(bar(D4, 0.3)), note(block(430), 0, 0.6))
export const given = effect('soft', row([bar(A4, 0.5), bar(D5, 0.7)], 0.1))

export const effects: Readonly<Record<string, EffectOf>> = {
  game_ended: ({ won }) => (won ? victory : defeat),
  round_began: effect('soft', row([flute(A4, 0.5), flute(D5, 0.9)], 0.3)),
  time_passed: effect('soft', note(breath([400, 250], 1.4, 0.5, 0.8)), note(bell(A3, 1.6), 0.2, 0.3)),
  // Spirits.
  growth_chosen: gift,
  cards_reclaimed: effect('soft', notes(breath([2200, 3600], 0.16, 0.35, 1), [0, 0.12, 0.24])),
  card_played: card,
  card_gained: gift,
  card_forgotten: card,
  card_given: gift,
  card_kept: card,
  repeats_given: gift,
  element_gained: effect('soft', note(glass(A4 * 2, 0.8))),
  power_used: power,
  range_extended: gift,
  might_given: power,
  steps_hastened: gift,
  spirit_wards: ward,
  presence_added: rooted,
  presence_moved: rooted,
  presence_kept: rooted,
  presence_destroyed: torn,
  // Pieces and lands.
  piece_added: ({ why }) => ARRIVALS[String(why)] ?? moved,
  piece_removed: fallen,
  piece_moved: moved,
  piece_damaged: hit,
  piece_destroyed: ({ piece }) => FALLEN[String(piece)] ?? fallen,
  piece_replaced: fallen,
  land_defended: ward,
  land_exhausted: ward,
  land_thrives: spared,
  vengeance_sworn: effect('usual', notes(drum(80, 0.6), [0, 0.25]), note(voices(A3, 1.2), 0, 0.5)),
  actions_skipped: spared,
  // Invaders.
  invader_card_drawn: effect(
    'usual',
    note(breath([1800, 3000], 0.22, 0.35, 1)),
    note(drum(90, 0.5), 0.15, 0.6),
  ),
  ravaged: ravage,
  dahan_strike_back: sticks,
  action_skipped: spared,
  blight_added: ({ land }, view) => (blightOf(land, view) > 1 ? cascade : blight),
  blight_removed: cleansed,
  blight_prevented: spared,
  // Fear.
  fear_generated: whisper,
  fear_card_earned: effect(
    'usual',
    row([glass(C5, 1.2), glass(E5, 1.4)], 0.12),
    note(voices(A3, 1.2), 0, 0.5),
  ),
  fear_card_revealed: swell,
  terror_rose: terror,
}

/** What is told along with something that is heard, or changes nothing. */
export const silent: ReadonlySet<string> = new Set([
  'cards_advanced',
  'cards_drawn',
  'deck_reshuffled',
  'energy_gained',
  'energy_paid',
  'only_option',
  'phase_began',
  'set_up',
  'slot_opened',
])
