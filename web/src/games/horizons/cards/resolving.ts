/** The power that is being used. */

import type { TableContext } from '$lib/table/context'
import { powerInQuestion } from './card'
import { powerRef } from '../choosing/refs'
import type { Decision } from '$lib/protocol/types'
import type { HorizonsView } from '../view'

/** The power that is being used, if one is; questions that do not name theirs belong to the last one used. */
export function resolving(
  table: Pick<TableContext<HorizonsView>, 'view' | 'decision' | 'log'>,
): string | null {
  const { phase } = table.view
  const between = table.decision === null || table.decision.kind === 'power_phase'
  if (between || (phase !== 'fast' && phase !== 'slow')) return null
  return powerInQuestion(table.decision) ?? lastUsed(table.log)
}

/** The card or innate power that a question is about: the power being used, or a fear card. */
export function cardInQuestion(
  decision: Decision,
  view: HorizonsView,
  log: TableContext['log'],
): string | null {
  if (decision.about[0] === 'fear') return `card:${decision.about[1]}`
  const power = resolving({ decision, view, log })
  return power === null ? null : powerRef(power, view)
}

function lastUsed(log: TableContext['log']): string | null {
  const events = log.findLast(({ events }) => events.some(([tag]) => tag === 'power_used'))?.events
  const used = events?.findLast(([tag]) => tag === 'power_used')
  return used ? String(used[1]['power']) : null
}
