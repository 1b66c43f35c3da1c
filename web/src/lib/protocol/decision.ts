/** A question with its options, and how a game is set up: what views name, too. */

import type * as server from './generated'

/** A tagged tuple of stable ids, such as `["tile", 4]` or `["stop"]`. */
export type Option = readonly [string, ...(string | number)[]]

/** The seat of a question that several may answer; each option then names its own seat. */
export const EVERYONE = -2

/** One question; it is answered with the index of an option. No options for those who are not asked. */
export interface Decision extends Omit<server.Asked, 'options' | 'parts'> {
  options: Option[] | null
  parts: Decision[]
}

/** A question with its options. */
export type OpenDecision = Decision & { options: Option[] }

/** How a game is set up, as the server writes it. */
export interface SetupData {
  players: number
  level?: string
  edition?: string
  modules?: string[]
  options?: Record<string, unknown>
  [field: string]: unknown
}
