/** Questions put together: several seats are asked at once, each its own. */

import { EVERYONE, type Decision, type OpenDecision, type Option } from './types'

/** The question to which an option belongs, and the option within it. */
export function ownOf(decision: OpenDecision, index: number): [OpenDecision, Option] {
  let before = 0
  for (const part of decision.parts as OpenDecision[]) {
    const own = part.options[index - before]
    if (own) return [part, own]
    before += part.options.length
  }
  return [decision, decision.options[index] as Option]
}

/** The question as it is put to one of these seats; other seats hear all of it. */
export function putTo(decision: Decision, seats: readonly number[]): Decision {
  return decision.parts.find((part) => part.seats.some((seat) => seats.includes(seat))) ?? decision
}

/** The question as these seats hear it: of a window they hear their own options. */
export function heardBy(decision: Decision, seats: readonly number[]): Decision {
  const own = putTo(decision, seats)
  const asked = own.seats.filter((seat) => seats.includes(seat))
  if (own.seat !== EVERYONE || !asked.length) return own
  const options = own.options?.filter(([, seat]) => asked.includes(Number(seat))) ?? null
  return { ...own, seats: asked, options }
}

/** The seat that answers with an option. */
export function seatOf(decision: OpenDecision, index: number): number {
  return decision.seat === EVERYONE ? Number(decision.options[index]?.[1]) : decision.seat
}
