/** A market woman with a scarf about the head. */

import type { Villager } from './kit'

export const villager: Villager = {
  skin: 'brown',
  hair: ['fringe', 'brown'],
  robe: '#8a6236',
  with: ['scarf'],
  mouth: 'laugh',
}
