/** What is shown large over the island. */

import type { Ceremonies } from '$lib/game/ceremony'
import { landOf } from '../spirits/spirits'
import type { HorizonsView } from '../view'

const WEIGHTS: Readonly<Record<string, number>> = { fear_card_revealed: 3, terror_rose: 2.5 }
/** Blight on blight spreads. */
const CASCADE = 1.75

export const ceremonies: Ceremonies = {
  weightOf: ([tag, { land }], view) => {
    if (tag !== 'blight_added') return WEIGHTS[tag] ?? 0
    return (landOf(String(land), view as HorizonsView)?.blight ?? 0) > 1 ? CASCADE : 0
  },
  standing: ({ about }) => (about[0] === 'fear' ? ['fear_card_revealed', { card: about[1] }] : null),
  drawing: async () => (await import('../ceremony/Ceremony.svelte')).default,
}
