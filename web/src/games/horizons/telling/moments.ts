/** What is drawn over the island when something happens there. */

import type { MomentOf } from '$lib/game/moment'
import type { View } from '$lib/protocol/types'
import { landOf } from '../spirits/spirits'
import type { HorizonsView } from '../view'

/** Blight on blight spreads. */
const cascades = (land: unknown, view: View) => (landOf(String(land), view as HorizonsView)?.blight ?? 0) > 1
/** How invaders come: explorers from the sea or next door, buildings out of the ground. */
const ARRIVALS: Readonly<Record<string, 'land' | 'grow'>> = {
  build: 'grow',
  escalation: 'grow',
  explore: 'land',
}

export const moments: Readonly<Record<string, MomentOf>> = {
  // The invaders.
  blight_added: ({ land }, view) => ({ glyph: 'p-blight', way: cascades(land, view) ? 'spread' : 'land' }),
  piece_added: ({ piece, why }) => {
    const way = ARRIVALS[String(why)]
    return way ? { glyph: `p-${String(piece)}`, way } : null
  },
  dahan_strike_back: { glyph: 'p-dahan', way: 'strike' },
  invader_card_drawn: { glyph: 'inv-explore', way: 'land' },
  piece_destroyed: { glyph: 'p-crack', way: 'strike' },
  presence_destroyed: { glyph: 'grow-add_presence', way: 'drop' },
  ravaged: { glyph: 'inv-ravage', way: 'strike' },
  // Fear.
  fear_card_earned: { glyph: 'p-fear', way: 'rise' },
}
