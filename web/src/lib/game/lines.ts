/** What characters say at great moments: seldom, and the same at every screen of a table. */

import type { EventData, View } from '../protocol/types'

/** Who has something to say, and of what kind it is. */
export interface Cue {
  seat: number
  /** The key of the text. */
  key: string
}

/** What a game knows about the lines of its characters. */
export interface Lines {
  /** The tag of the event with which a turn begins. */
  turn: string
  /** Who would say something when this happens; `null` for what is no great moment. Chance is the same for all. */
  cue(event: EventData, view: View, chance: Chance): Cue | null
}

/** A whole number from 0 up to, and without, a bound. */
export type Chance = (bound: number) => number

/** One line, and what it is said about. */
export interface Line extends Cue {
  event: EventData
}

/** At most one of three consecutive turns has a line, and never two in a row. */
const TURNS = 3

/** The number that a text stands for: the same everywhere, and any number as likely as another. */
export function hashed(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** Whether a character speaks in a turn of a game with this seed. */
export function hasLine(seed: string, turn: number): boolean {
  const chosen = hashed(`${seed} ${Math.floor(turn / TURNS)}`) % (TURNS - 1)
  return turn % TURNS === chosen
}

/** The line of a turn so far: about the first great moment that a character comments on. */
export function lineOf(told: readonly EventData[], view: View, seed: string, lines: Lines): Line | null {
  const { turn } = view
  if (!hasLine(seed, turn)) return null
  for (const [at, event] of told.entries()) {
    const cue = lines.cue(event, view, (bound) => hashed(`${seed} ${turn} ${at}`) % bound)
    if (cue) return { ...cue, event }
  }
  return null
}

/** What has happened in the turn that runs. */
export function thisTurn(told: readonly EventData[], { turn }: Lines): readonly EventData[] {
  return told.slice(told.findLastIndex(([tag]) => tag === turn) + 1)
}
