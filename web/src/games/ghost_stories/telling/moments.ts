/** What is drawn over the village when something happens there. */

import type { Moment } from '$lib/game/moment'

export const moments: Readonly<Record<string, Moment>> = {
  // What hurts.
  board_haunted: { glyph: 'i-haunt', way: 'darken' },
  exorcism_failed: { glyph: 'i-cross', way: 'strike' },
  haunter_struck: { glyph: 'i-haunt', way: 'strike' },
  incarnation_added: { glyph: 'seal-wu_feng', way: 'large' },
  qi_lost: { glyph: 'i-qi', way: 'drop' },
  tao_lost: { glyph: 'i-tao', way: 'drop' },
  tile_haunted: { glyph: 'i-haunt', way: 'darken' },
  // What helps.
  ghost_discarded: { glyph: 'i-star', way: 'rise' },
  taoist_revived: { glyph: 'i-taoist', way: 'rise' },
  tile_restored: { glyph: 'i-sun', way: 'rise' },
  // White Moon.
  crystal_gained: { glyph: 'i-crystal', way: 'rise' },
  crystal_placed: { glyph: 'i-crystal', way: 'land' },
  family_cursed: { glyph: 'i-family', way: 'strike' },
  family_saved: { glyph: 'i-family', way: 'rise' },
  su_ling_held: { glyph: 'i-suling', way: 'strike' },
  su_ling_placed: { glyph: 'i-suling', way: 'land' },
  villager_died: { glyph: 'i-grave', way: 'drop' },
  villager_escorted: { glyph: 'i-villager', way: 'land' },
  villager_saved: { glyph: 'i-shelter', way: 'rise' },
}
