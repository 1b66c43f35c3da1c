/** A stargazer with white hair, up all night. */

import type { Villager } from './kit'

export const villager: Villager = {
  skin: 'pale',
  hair: ['long', 'white'],
  robe: '#3b4a8f',
  with: ['lines'],
  mouth: 'oh',
}
