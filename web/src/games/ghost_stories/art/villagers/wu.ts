/** An old master builder, bald and bearded. */

import type { Villager } from './kit'

export const villager: Villager = {
  skin: 'fair',
  hair: ['tufts', 'white'],
  robe: '#6d5a86',
  with: ['beard', 'lines'],
}
