/** The four Taoists as the characters of their players. */

import type { Cast } from '$lib/game/cast'
import { taoists } from '../art/sheets'
import { BOARD_COLOURS } from '../view'
import Portrait from './Portrait.svelte'

export const cast: Cast = {
  sheets: [taoists],
  portrait: Portrait,
  characters: BOARD_COLOURS,
  greeters: BOARD_COLOURS,
}
