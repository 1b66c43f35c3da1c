/** The analysis of a game, as the server tells it. */

import type * as server from './generated'
import type { EventData } from './types'

/** What an answer of a player, or chance after it, did to the chance of winning. */
export type Step = Required<server.Step>

/** How a player chose, and what luck he had. */
export type PlayerSum = server.PlayerSum

/** A step that changed much; for luck with what chance brought. */
export interface TurningPoint {
  step: number
  events: EventData[]
}

export interface Analysis extends Omit<server.Analysis, 'steps' | 'turning_points'> {
  steps: Step[]
  turning_points: TurningPoint[]
}

/** How far the analysis of a game is. */
export interface Progress extends Required<Omit<server.Progress, 'analysis'>> {
  analysis: Analysis | null
}
