/** Guards against answers that lose the game: such an answer must be confirmed. */

import type { AnswerDanger } from '../protocol/types'
import type { Foresight } from './outlook.svelte'

/** The table that is guarded. */
interface Guarded {
  readonly ply: number
  readonly foresight: Foresight
}

/** Milliseconds for which an answer waits at most until it is known what it loses. */
const LONGEST = 4000

/** Gives an answer; whether it was asked about before. */
type Give = (insisted: boolean) => void

export class DangerGuard {
  readonly #table: Guarded
  readonly #isOn: () => boolean
  /** The answer that is asked about, and how it is given. */
  #asking = $state.raw<{ ply: number; danger: AnswerDanger; give: Give } | null>(null)
  /** The question an answer to which waits until it is known what it loses. */
  #waitsAt = $state.raw(-1)
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

  /** Whether an answer to this question waits until it is known what it loses. */
  get waits(): boolean {
    return this.#waitsAt >= 0 && this.#waitsAt === this.#table.ply
  }

  /** Give an answer, or ask about it first; while it is not known what it loses, wait a while for that. */
  give(index: number, give: Give): void {
    const { ply, foresight } = this.#table
    const awaited = this.#isOn() && foresight.now?.ply !== ply ? foresight.looking : null
    if (!awaited) return this.#weigh(index, give)
    if (this.waits) return
    this.#waitsAt = ply
    const tooLong = new Promise((resolve) => setTimeout(resolve, LONGEST))
    void Promise.race([awaited, tooLong]).then(() => {
      this.#waitsAt = -1
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
