/** Pieces on their way: the move that an option would make, and the moves that were just made. */

import type { Decision, Option, EventData } from '$lib/protocol/types'
import { landInQuestion } from '../choosing/refs'
import type { HorizonsView } from '../view'

/** A piece that goes to a land; one that comes from nowhere has no start. */
export interface Journey {
  icon: string
  from: string | null
  to: string
}

/** What goes from or to the land of an option, by kind of question. */
const WAYS: Record<string, { goes: 'here' | 'away'; what: 'presence' | 'blight' }> = {
  add_presence: { goes: 'here', what: 'presence' },
  presence_source: { goes: 'away', what: 'presence' },
  gather_presence: { goes: 'away', what: 'presence' },
  cascade: { goes: 'here', what: 'blight' },
}

/** The move that an option would make, if it is one. */
export function journeyOf(option: Option, decision: Decision, view: HorizonsView): Journey | null {
  const [tag, kind] = option
  const [here, land] = [landInQuestion(decision), String(option.at(-1))]
  if (tag === 'push') return { icon: `p-${kind}`, from: here, to: land }
  if (tag === 'gather' && here) return { icon: `p-${kind}`, from: land, to: here }
  const way = WAYS[decision.kind]
  if (tag !== 'land' || !way) return null
  const icon = way.what === 'blight' ? 'p-blight' : `s-${view.spirits[decision.seat]?.id ?? ''}`
  if (way.goes === 'here') return { icon, from: here, to: land }
  return here ? { icon, from: land, to: here } : null
}

/** The moves among what happened. */
export function journeysIn(happening: readonly EventData[], view: HorizonsView): Journey[] {
  return happening.flatMap(([tag, data]) => {
    if (tag !== 'piece_moved' && tag !== 'presence_moved') return []
    const icon =
      tag === 'piece_moved' ? `p-${String(data['piece'])}` : `s-${view.spirits[Number(data['seat'])]?.id}`
    return [{ icon, from: String(data['start']), to: String(data['land']) }]
  })
}
