/** The progress of this browser: lanterns, achievements, solved puzzles and the evenings they were earned on. */

import type { Earned } from '../protocol/types'
import { dayOf, evenings, lastWeek } from './days'
import {
  forgetAll,
  load,
  merged,
  NOTHING,
  store,
  UNTRIED,
  type Kept,
  type OwnPuzzle,
  type Tried,
} from './kept'

/** One name for a scenario, an achievement or a puzzle of any game; the end of its address too. */
export const nameIn = ({ game, id }: { game: string; id: string }): string => `${game}/${id}`

/** What is new: the lanterns that were dark before, and achievements. */
export interface News {
  lanterns: readonly boolean[]
  marks: readonly string[]
}

class Progress {
  #kept = $state.raw(load())

  get kept(): Kept {
    return this.#kept
  }

  /** Which lanterns of a scenario are lit. */
  lanternsOf(name: string): readonly boolean[] {
    return this.#kept.lit[name] ?? [false, false, false]
  }
  hasMark(name: string): boolean {
    return name in this.#kept.marks
  }
  hasSolved(name: string): boolean {
    return name in this.#kept.solved
  }
  /** How a puzzle was tried; once it is solved this stays. */
  triedOf(name: string): Tried {
    return this.#kept.tried[name] ?? UNTRIED
  }
  evenings(today = dayOf(Date.now())): number {
    return evenings(this.#kept.days, today)
  }
  lastWeek(today = dayOf(Date.now())) {
    return lastWeek(this.#kept.days, today)
  }

  /** What a finished game has earned; what was lit once stays lit. */
  keepEarned({ game, scenario, lanterns, achievements }: Earned, day = dayOf(Date.now())): News {
    const before = this.#kept
    const name = nameIn({ game, id: scenario })
    const marks = Object.fromEntries(achievements.map((id) => [nameIn({ game, id }), day]))
    const lit = scenario ? { [name]: lanterns } : {}
    this.merge({ ...NOTHING, lit, marks })
    return {
      lanterns: lanterns.map((one, at) => one && !before.lit[name]?.[at]),
      marks: achievements.filter((id) => !(nameIn({ game, id }) in before.marks)),
    }
  }
  keepSolved(name: string, day = dayOf(Date.now())): void {
    if (!this.hasSolved(name)) this.merge({ ...NOTHING, solved: { [name]: day }, days: [day] })
  }
  /** A puzzle was missed, or help was taken; what happens after it was solved does not count. */
  keepTried(name: string, more: Partial<Tried>): void {
    if (!this.hasSolved(name))
      this.merge({ ...NOTHING, tried: { [name]: { ...this.triedOf(name), ...more } } })
  }
  /** Keep a choice as a personal puzzle; the oldest are dropped. */
  keepOwn(puzzle: OwnPuzzle): void {
    this.merge({ ...NOTHING, own: [puzzle] })
  }
  /** A day on which something was finished. */
  keepDay(day: string): void {
    if (!this.#kept.days.includes(day)) this.merge({ ...NOTHING, days: [day] })
  }

  /** Add what is known elsewhere: another tab may have kept something too. */
  merge(more: Kept): void {
    this.#kept = merged(load(), more)
    store(this.#kept)
  }
  forget(): void {
    forgetAll()
    this.#kept = NOTHING
  }
}

export const progress = new Progress()
