/** A young archer with a braid down the back. */

import type { Villager } from './kit'

export const villager: Villager = {
  skin: 'tan',
  hair: ['tail', 'black'],
  robe: '#3d8f6d',
  with: ['headband'],
  mouth: 'calm',
}
