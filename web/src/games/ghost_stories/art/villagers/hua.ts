/** A young woman with a flower in her hair. */

import type { Villager } from './kit'

export const villager: Villager = {
  skin: 'pale',
  hair: ['fringe', 'brown'],
  robe: '#c75da8',
  with: ['flower', 'cheeks'],
}
