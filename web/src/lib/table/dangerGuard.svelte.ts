/** Stands between a player and an answer that loses the game: such an answer asks once. */

import type { AnswerDanger } from '../protocol/types'
import type { Foresight } from './outlook.svelte'

/** The table that is guarded. */
interface Guarded {
  readonly ply: number
  readonly foresight: Foresight
}

/** Gives an answer; whether it was asked about before. */
type Give = (insisted: boolean) => void

export class DangerGuard {
  readonly #table: Guarded
  readonly #isOn: () => boolean
  /** The answer that is asked about, and how it is given. */
  #asking = $state.raw<{ ply: number; danger: AnswerDanger; give: Give } | null>(null)
  /** The question at which an answer was asked about last. */
  #askedAt = -1
  /** Whether it was asked about though no answer helps; not again before the danger is over. */
  #hopeless = false

  constructor(table: Guarded, isOn: () => boolean) {
    this.#table = table
    this.#isOn = isOn
  }

  /** The answers to this question that lose the game. */
  get found(): readonly AnswerDanger[] {
    const { now } = this.#table.foresight
    return this.#isOn() && now?.ply === this.#table.ply ? now.dangers : []
  }

  /** The danger that is asked about; gone with its question. */
  get asking(): AnswerDanger | null {
    return this.#asking?.ply === this.#table.ply ? this.#asking.danger : null
  }

  /** Give an answer, or ask about it first; while it is not known what it loses, wait for that. */
  give(index: number, give: Give): void {
    const { ply, foresight } = this.#table
    const awaited = this.#isOn() && foresight.now?.ply !== ply ? foresight.looking : null
    if (!awaited) return this.#weigh(index, give)
    void awaited.then(() => {
      if (this.#table.ply === ply) this.#weigh(index, give)
    })
  }

  #weigh(index: number, give: Give): void {
    const danger = this.found.find(({ answer }) => answer === index)
    if (!danger) {
      if (!this.found.length) this.#hopeless = false
      return give(false)
    }
    const { ply } = this.#table
    if (this.#askedAt === ply || (this.#hopeless && !danger.ways.length)) return give(true)
    this.#askedAt = ply
    this.#hopeless = !danger.ways.length
    this.#asking = { ply, danger, give }
  }

  /** Give the answer all the same. */
  insist(): void {
    const asked = this.#asking
    this.#asking = null
    asked?.give(true)
  }

  /** Think again. */
  withdraw(): void {
    this.#asking = null
  }
}
