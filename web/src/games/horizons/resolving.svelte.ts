/** The power that is being used. */

import type { TableContext } from '$lib/table/context'
import { powerInQuestion } from './card'
import type { HorizonsView } from './view'

let last = $state<string | null>(null)

/** Follow what happens, for questions that do not name their power. */
export function follow(table: TableContext<HorizonsView>): void {
  const used = table.happening.findLast(([tag]) => tag === 'power_used')
  if (used) last = String(used[1]['power'])
  else if (table.decision?.kind === 'power_phase') last = null
}

/** The power that is being used, if one is. */
export function resolving(table: TableContext<HorizonsView>): string | null {
  const { phase } = table.view
  const between = table.decision === null || table.decision.kind === 'power_phase'
  if (between || (phase !== 'fast' && phase !== 'slow')) return null
  return powerInQuestion(table.decision) ?? last
}
