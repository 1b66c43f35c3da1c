/** The report of a game, as the server tells it. */

import type { Outcome, SetupData, EventData, View } from './types'

/** What tells how a game stands, by id. */
export type Figures = Record<string, number>

/** Who played in a seat: a `taoist` by colour or a `spirit` by name. */
export interface Player {
  kind: string
  id: string
}

/** A turn, as the table stood when its first question was put. */
export interface Turn {
  number: number
  ply: number
  /** -1 for a neutral board, or for all together. */
  seat: number
  figures: Figures
}

export type Tone = 'good' | 'bad'

/** Something that mattered. */
export interface Highlight {
  kind: string
  turn: number
  ply: number
  event: EventData
  refs: string[]
  tone: Tone
  /** How much it mattered, from 1 to 3. */
  weight: number
}

/** What chance gave, against what the odds had promised. */
export interface Luck {
  id: string
  got: number
  expected: number
  trials: number
  wanted: 'many' | 'few'
}

export interface Story {
  game: string
  setup: SetupData
  plies: number
  turns: number
  players: Player[]
  outcome: (Outcome & { lines: Record<string, number> }) | null
  timeline: Turn[]
  figures: Figures
  /** Figures that end the game when they are reached. */
  limits: Figures
  moments: Highlight[]
  /** By id, then by seat. */
  deeds: Record<string, number[]>
  luck: Luck[]
  view: View
}
