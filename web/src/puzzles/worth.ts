/** What a solved puzzle is worth: stars, fewer with each help. */

import type { Tried } from '$lib/progress/kept'

export const FULL = 3

/** Each help has the earlier ones in it, and costs a star more. */
export const HELPS = ['among', 'next', 'show'] as const

export function starsOf({ help }: Tried): number {
  return FULL - help
}

const FEWEST = 2
const PART = 3

/** About a third of the options of a question: neighbours, one of them the next on the way that is shown. */
export function among(next: number, options: number): number[] {
  const wanted = Math.min(options, Math.max(FEWEST, Math.ceil(options / PART)))
  const first = Math.min(Math.floor(next / wanted) * wanted, options - wanted)
  return Array.from({ length: wanted }, (_, at) => first + at)
}
