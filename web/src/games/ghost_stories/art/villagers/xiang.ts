/** A broad porter with a goatee and a cap. */

import type { Villager } from './kit'

export const villager: Villager = {
  skin: 'dark',
  hair: ['short', 'black'],
  robe: '#9a4a3a',
  with: ['cap', 'goatee'],
  mouth: 'calm',
}
