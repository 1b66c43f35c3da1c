/** What is drawn over the island when something happens there. */

import type { Moment } from '$lib/table/moments'

export const moments: Readonly<Record<string, Moment>> = {
  // The invaders.
  blight_added: { glyph: 'p-blight', way: 'land' },
  dahan_strike_back: { glyph: 'p-dahan', way: 'strike' },
  invader_card_drawn: { glyph: 'inv-explore', way: 'land' },
  piece_destroyed: { glyph: 'p-crack', way: 'strike' },
  presence_destroyed: { glyph: 'grow-add_presence', way: 'drop' },
  ravaged: { glyph: 'inv-ravage', way: 'strike' },
  // Fear.
  fear_card_earned: { glyph: 'p-fear', way: 'rise' },
  fear_card_revealed: { glyph: 'back-fear', way: 'large' },
  terror_rose: { glyph: 'p-fear', way: 'large' },
}
