/** Answers that only lead to another question, such as the land for a presence. They are not confirmed, the next answer is. */

import type { OpenDecision, Option } from '$lib/protocol/types'
import type { GrowthOp, HorizonsView } from '../view'

/** Whether an answer only leads to another question to its player, before any card is drawn. */
export function opens([tag, seat, number]: Option, { kind }: OpenDecision, view: HorizonsView): boolean {
  const spirit = view.spirits[Number(seat)]
  if (kind !== 'spirit_phase' || !spirit) return false
  if (tag === 'growth') return spreads(spirit.growth[Number(number)] ?? [])
  return tag === 'grow' && spirit.growth[spirit.grown ?? -1]?.[Number(number)] === 'add_presence'
}

/** Whether a growth adds presence, after nothing that chance decides. */
function spreads(actions: readonly GrowthOp[]): boolean {
  return actions.includes('add_presence') && !actions.includes('gain_power_card')
}
