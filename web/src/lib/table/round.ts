/** From where on a viewer wants to see what happened. */

import type { Happening } from '../protocol/types'

/** Answers that others have given since the last one of the viewer, and the ply at which that was given. */
export interface Missed {
  since: number
  answers: number
}

/** As many answers are a round for one who does not take turns with others. */
const ROUND = 12

/** What a viewer has missed; nothing for one who has never answered. */
export function missedBy(log: readonly Happening[], mine: readonly number[]): Missed | null {
  const own = log.findLastIndex(({ seat }) => mine.includes(seat))
  const answers = log.length - 1 - own
  return own < 0 || answers === 0 ? null : { since: startOf(log[own]), answers }
}

/** The ply of the answer after which others had their turns, or of one of the last answers if none had. */
export function lastRound(log: readonly Happening[], mine: readonly number[]): number {
  const other = log.findLastIndex(({ seat }) => seat >= 0 && !mine.includes(seat))
  const own = log.slice(0, Math.max(other, 0)).findLastIndex(({ seat }) => mine.includes(seat))
  return startOf(log[own < 0 ? Math.max(log.length - ROUND, 0) : own])
}

/** The ply at which an answer was given. */
function startOf(answer: Happening | undefined): number {
  return Math.max((answer?.ply ?? 0) - 1, 0)
}
