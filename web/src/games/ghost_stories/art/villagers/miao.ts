/** A girl with two loops of hair, like the ears of a cat. */

import type { Villager } from './kit'

export const villager: Villager = {
  skin: 'pale',
  hair: ['loops', 'black'],
  robe: '#d9648f',
  with: ['cheeks'],
  mouth: 'laugh',
}
