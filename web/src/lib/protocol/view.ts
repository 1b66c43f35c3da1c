/** Written by `make types` from the views of the game (177330edc9f08c19); do not edit. */

import type { Decision, SetupData } from './decision'

/** How a game ended. */
export interface Outcome {
  won: boolean
  reason: string
  score: number
  /** The score line by line. */
  lines?: Record<string, number>
}

/** What the view of every game has; each game adds its own parts. */
export interface View {
  game: string
  setup: SetupData
  seat: number | null
  turn: number
  decision: Decision | null
  outcome: Outcome | null
}
