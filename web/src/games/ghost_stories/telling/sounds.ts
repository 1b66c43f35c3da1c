/** How the village sounds. */

import { row, tone, type Recipe, type Soundscape } from '$lib/sound/recipe'

const dice: Recipe = [0, 0.09, 0.17, 0.28, 0.42].map((at) => tone('noise', [2400, 900], at, 0.06, 0.5))
const gong: Recipe = [
  tone('sine', [98, 92], 0, 2.2, 0.5),
  tone('sine', [146.8, 140], 0.02, 1.6, 0.25),
  tone('noise', [400, 120], 0, 0.5, 0.2),
]
const haunting: Recipe = [
  tone('sine', [330, 110], 0, 1.1, 0.3),
  tone('sine', [349, 116], 0.05, 1.1, 0.25),
  tone('noise', [900, 150], 0, 0.9, 0.25),
]
const bell: Recipe = row('sine', [880, 1318.5, 1760], 0.11, 0.2)
const loss: Recipe = [tone('triangle', [392, 196], 0, 0.45, 0.35)]
const death: Recipe = [...gong, tone('sawtooth', [110, 41], 0.2, 1.6, 0.15)]
const card: Recipe = [tone('noise', [3200, 1400], 0, 0.12, 0.25)]

export const sounds: Soundscape = {
  events: {
    barrier_began: [...gong, ...bell],
    barrier_rolled: dice,
    board_haunted: haunting,
    crystal_gained: row('sine', [1568, 2093], 0.09, 0.18),
    curse_rerolled: dice,
    curse_rolled: dice,
    family_cursed: haunting,
    family_saved: bell,
    ghost_discarded: bell,
    ghost_placed: card,
    incarnation_added: [...gong, ...haunting],
    qi_lost: loss,
    su_ling_placed: row('sine', [659.3, 987.8], 0.15, 0.2),
    tao_rerolled: dice,
    tao_rolled: dice,
    taoist_died: death,
    tile_haunted: haunting,
    villager_died: loss,
    villager_saved: bell,
  },
  victory: row('triangle', [392, 493.9, 587.3, 784, 987.8], 0.22, 0.3),
  defeat: [...row('triangle', [293.7, 277.2, 220, 146.8], 0.35, 0.3), ...gong],
  // The wind at night.
  ambience: [
    { pitch: 320, sharp: 0.8, loud: 0.05, swell: 9 },
    { pitch: 780, sharp: 3, loud: 0.02, swell: 5.5 },
  ],
}
