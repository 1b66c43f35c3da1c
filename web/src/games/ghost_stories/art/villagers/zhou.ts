/** A sailor with one eye. */

import type { Villager } from './kit'

export const villager: Villager = {
  skin: 'tan',
  hair: ['bun', 'black'],
  robe: '#2f6fae',
  with: ['patch', 'goatee'],
}
