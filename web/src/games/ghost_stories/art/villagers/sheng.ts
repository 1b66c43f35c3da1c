/** A lady with her hair up, a pin and jade earrings. */

import type { Villager } from './kit'

export const villager: Villager = {
  skin: 'fair',
  hair: ['bun', 'grey'],
  robe: '#2f8f9a',
  with: ['pin', 'earrings'],
  mouth: 'calm',
}
