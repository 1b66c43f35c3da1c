/** A mother with long black hair, dressed for the feast. */

import type { Villager } from './kit'

export const villager: Villager = {
  skin: 'fair',
  hair: ['long', 'black'],
  robe: '#e8933a',
  with: ['earrings'],
}
