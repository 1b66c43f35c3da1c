/** A gardener with rosy cheeks under a straw hat. */

import type { Villager } from './kit'

export const villager: Villager = {
  skin: 'tan',
  hair: ['short', 'red'],
  robe: '#4f9a4a',
  with: ['hat', 'cheeks'],
}
