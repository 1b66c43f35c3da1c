/** The roll that lies in the tray: the last one of this turn, also after coming late or going back. */

import type { TableContext } from '$lib/table/context'
import { after, NO_ROLL, type Roll } from './dice'
import type { GhostStoriesView } from '../view'

/** Follows the dice of a table; for a component. */
export function followRoll(table: TableContext<GhostStoriesView>): { readonly now: Roll } {
  const roll = $derived(table.log.flatMap(({ events }) => events).reduce(after, NO_ROLL))
  return {
    get now() {
      return roll
    },
  }
}
