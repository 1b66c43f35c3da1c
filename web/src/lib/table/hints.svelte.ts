/** A hint for the question that is shown: asked for, told better and better, and gone with the question. */

import type { Advice } from '../protocol/types'

/** The table that can be asked for hints. */
interface Table {
  /** The ply of the question that is shown. */
  readonly ply: number
  /** Ask the server to try the options out, or to stop; whether it does. */
  hint(ply: number, stop: boolean): Promise<boolean>
}

/** The marks of the options that are advised, the best first. */
const MARKS = ['★★★', '★★', '★']

/** The mark of an option with a rank, counted from 1; empty for an option without one. */
export function rankMark(rank: number): string {
  return MARKS[rank - 1] ?? ''
}

export class Hints {
  readonly #table: Table
  /** The ply of the question for which a hint was requested. */
  #wanted = $state.raw<number | null>(null)
  #told = $state.raw<Advice | null>(null)

  constructor(table: Table) {
    this.#table = table
  }

  /** Whether the hint for this question is open. */
  get open(): boolean {
    return this.#wanted === this.#table.ply
  }

  /** What is known so far; `null` before the first portion. */
  get advice(): Advice | null {
    return this.open && this.#told?.ply === this.#wanted ? this.#told : null
  }

  /** Ask for a hint, or close it. */
  toggle(): void {
    if (!this.close()) void this.#ask()
  }

  /** Look no more; whether there was something to look at. */
  close(): boolean {
    const { open } = this
    if (open) void this.#table.hint(this.#table.ply, true)
    this.forget()
    return open
  }

  /** The question has changed: what was told of it is worth nothing now. */
  forget(): void {
    this.#wanted = null
  }

  hear(advice: Advice): void {
    this.#told = advice
  }

  /** The rank of an option, counted from 1; 0 for one that is not advised. */
  rankOf(answer: number): number {
    const options = this.advice?.options ?? []
    return 1 + options.findIndex(({ weighed }) => weighed.answer === answer)
  }

  async #ask(): Promise<void> {
    const { ply } = this.#table
    this.#wanted = ply
    this.#told = null
    if (!(await this.#table.hint(ply, false)) && this.#wanted === ply) this.#wanted = null
  }
}
