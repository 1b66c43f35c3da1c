/** Questions put together: several seats are asked at once, each its own. */

import { EVERYONE, type Decision, type OpenDecision, type Option } from './types'

/** The question to which an option belongs, and the option as it stands there. */
export function ownOf(decision: OpenDecision, index: number): [OpenDecision, Option] {
  let before = 0
  for (const part of decision.parts as OpenDecision[]) {
    const own = part.options[index - before]
    if (own) return [part, own]
    before += part.options.length
  }
  return [decision, decision.options[index] as Option]
}

/** The question as it is put to one of these seats; whoever is not asked hears all of it. */
export function putTo(decision: Decision, seats: readonly number[]): Decision {
  return decision.parts.find((part) => part.seats.some((seat) => seats.includes(seat))) ?? decision
}

/** The seat that answers with an option. */
export function seatOf(decision: OpenDecision, index: number): number {
  return decision.seat === EVERYONE ? Number(decision.options[index]?.[1]) : decision.seat
}
