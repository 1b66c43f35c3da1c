/** A farmer of many years under a wide hat. */

import type { Villager } from './kit'

export const villager: Villager = {
  skin: 'brown',
  hair: ['bald', 'white'],
  robe: '#7d8f3d',
  with: ['beard', 'hat'],
}
