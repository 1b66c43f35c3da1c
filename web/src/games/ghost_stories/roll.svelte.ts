/** The roll that lies in the tray, kept while events go by. */

import { untrack } from 'svelte'
import type { TableContext } from '$lib/table/context'
import { after, NO_ROLL, type Roll } from './dice'
import type { GhostStoriesView } from './view'

/** Follows the dice of a table; for a component. */
export function followRoll(table: TableContext<GhostStoriesView>): { readonly now: Roll } {
  let roll = $state.raw(NO_ROLL)
  $effect(() => {
    const events = table.happening
    roll = untrack(() => events.reduce(after, roll))
  })
  return {
    get now() {
      return roll
    },
  }
}
