/** How the island sounds. */

import { row, tone, type Recipe, type Soundscape } from '$lib/sound/recipe'

const drum = (at: number): Recipe => [
  tone('sine', [140, 55], at, 0.35, 0.6),
  tone('noise', [300, 90], at, 0.15, 0.3),
]
const axes: Recipe = [0, 0.16].map((at) => tone('noise', [1800, 500], at, 0.1, 0.4))
const card: Recipe = [tone('noise', [3000, 1500], 0, 0.12, 0.25)]
const fear: Recipe = [tone('sine', [220, 233], 0, 0.9, 0.2), tone('sine', [311, 294], 0, 0.9, 0.2)]
const blight: Recipe = [tone('sawtooth', [130, 60], 0, 0.8, 0.15), tone('noise', [700, 120], 0, 0.7, 0.3)]

export const sounds: Soundscape = {
  events: {
    blight_added: blight,
    card_played: card,
    dahan_strike_back: [...drum(0), ...drum(0.18)],
    fear_card_earned: fear,
    fear_card_revealed: [...card, ...fear],
    invader_card_drawn: card,
    piece_destroyed: axes,
    presence_destroyed: [tone('triangle', [392, 147], 0, 0.6, 0.3)],
    ravaged: [...drum(0), ...axes],
    round_began: row('sine', [587.3, 880], 0.14, 0.15),
    terror_rose: [...drum(0), ...drum(0.3), ...drum(0.6), ...fear],
  },
  victory: row('triangle', [329.6, 440, 493.9, 659.3, 880], 0.22, 0.3),
  defeat: [...row('triangle', [330, 262, 220, 165], 0.35, 0.3), ...blight],
  // The sea, and a breeze in the leaves.
  ambience: [
    { pitch: 240, sharp: 0.6, loud: 0.07, swell: 7 },
    { pitch: 2600, sharp: 1.5, loud: 0.012, swell: 11 },
  ],
}
