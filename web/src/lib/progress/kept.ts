/** What this browser keeps of a player's progress: one record, which can be moved to another device. */

import type { Standing } from '../protocol/types'

/** A player's choice that was not the best, kept as a puzzle. */
export interface OwnPuzzle extends Standing {
  /** The table and the ply: the same choice is kept once. */
  id: string
  modules: readonly string[]
  turn: number
  /** What the better choice would have brought, as a part of one. */
  lost: number
}

/** How a puzzle was tried: how often it was missed, and how much help was taken. */
export interface Tried {
  misses: number
  help: number
}

export interface Kept {
  version: 1
  /** By the name of a scenario, which of its lanterns are lit. */
  lit: Readonly<Record<string, readonly boolean[]>>
  /** By the name of an achievement, the day on which it was earned. */
  marks: Readonly<Record<string, string>>
  /** By the name of a puzzle, the day on which it was solved. */
  solved: Readonly<Record<string, string>>
  /** By the name of a puzzle, how it was tried until it was solved. */
  tried: Readonly<Record<string, Tried>>
  /** The days with a solved puzzle or a finished game. */
  days: readonly string[]
  /** The latest puzzles from the player's own games. */
  own: readonly OwnPuzzle[]
}

/** The most personal puzzles kept: they have to fit into a link. */
export const MOST_OWN = 12

export const UNTRIED: Tried = { misses: 0, help: 0 }

const KEY = 'vigil.progress'
/** Where earlier versions kept the puzzles that were solved. */
const EARLIER = 'vigil.puzzles'

export const NOTHING: Kept = { version: 1, lit: {}, marks: {}, solved: {}, tried: {}, days: [], own: [] }

export function load(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown
    if (isKept(kept)) return { ...NOTHING, ...kept }
    const names = JSON.parse(localStorage.getItem(EARLIER) ?? '[]') as string[]
    return { ...NOTHING, solved: Object.fromEntries(names.map((name) => [name, ''])) }
  } catch {
    return NOTHING
  }
}

export function store(kept: Kept): void {
  localStorage.setItem(KEY, JSON.stringify(kept))
}

export function forgetAll(): void {
  for (const key of [KEY, EARLIER]) localStorage.removeItem(key)
}

/** Whether something that was read is such a record. */
export function isKept(found: unknown): found is Kept {
  const some = found as Partial<Kept> | null // records of earlier versions have neither tries nor personal puzzles
  const records = [some?.lit, some?.marks, some?.solved]
  return (
    some?.version === NOTHING.version &&
    records.every((one) => typeof one === 'object') &&
    Array.isArray(some.days)
  )
}

/** What two devices know together: nothing that either has earned is lost. */
export function merged(one: Kept, other: Kept): Kept {
  const lit = { ...one.lit }
  for (const [name, lanterns] of Object.entries(other.lit))
    lit[name] = lanterns.map((it, at) => it || !!lit[name]?.[at])
  return {
    version: NOTHING.version,
    lit,
    marks: earliest(one.marks, other.marks),
    solved: earliest(one.solved, other.solved),
    tried: most(one.tried, (other as Partial<Kept>).tried ?? {}),
    days: [...new Set([...one.days, ...other.days])].sort(),
    own: latest([...one.own, ...((other as Partial<Kept>).own ?? [])]),
  }
}

/** What was taken and missed on either device. */
function most(
  one: Readonly<Record<string, Tried>>,
  other: Readonly<Record<string, Tried>>,
): Record<string, Tried> {
  const found = { ...one }
  for (const [name, { misses, help }] of Object.entries(other)) {
    const known = found[name] ?? UNTRIED
    found[name] = { misses: Math.max(known.misses, misses), help: Math.max(known.help, help) }
  }
  return found
}

function latest(puzzles: readonly OwnPuzzle[]): readonly OwnPuzzle[] {
  return [...new Map(puzzles.map((one) => [one.id, one])).values()].slice(-MOST_OWN)
}

function earliest(
  one: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>>,
): Record<string, string> {
  const found = { ...one }
  for (const [name, day] of Object.entries(other)) {
    const known = found[name]
    found[name] = known !== undefined && known < day ? known : day
  }
  return found
}
