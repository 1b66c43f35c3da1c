/** One clock for everything shown of a game: the moment of the film, or the newest one. */

import { untrack } from 'svelte'
import type { EventData, Happening } from '../protocol/types'
import type { Director } from './director.svelte'
import type { Source } from './playing.svelte'
import type { Suggestion } from './session.svelte'

/** A press this soon after the question appeared was meant for something else. */
const TOO_SOON = 250
const NO_REFS: ReadonlySet<string> = new Set()
const NOTHING: readonly EventData[] = []

/** A source of which everything is shown as of one moment; no part of a table reads the newest one past it. */
export class Clock implements Source {
  readonly #newest: Source
  readonly #director: Director
  #settled = $state.raw(true)

  constructor(newest: Source, director: Director) {
    this.#newest = newest
    this.#director = director
  }

  /** Follow the table; to be called while a component is made, before anything is drawn from it. */
  watch(): void {
    $effect.pre(() => this.follow())
    $effect.pre(() => {
      if (this.#newest.sending) untrack(() => this.#director.skip())
    })
    $effect(() => () => void this.#director.skip())
    $effect.pre(() => {
      if (this.live) return
      this.#settled = false
      return () => void setTimeout(() => (this.#settled = true), TOO_SOON)
    })
  }

  /** The source may have come to another moment: by a step, which is played, or by a leap. */
  follow(): void {
    const { shown, log, stepped = true } = this.#newest
    if (!shown) return
    const now = { ply: shown.ply, view: shown.view, log }
    untrack(() => (stepped ? this.#director.follow(now) : this.#director.leap(now)))
  }

  /** Whether the newest table is what is shown. */
  get live(): boolean {
    return this.#director.picture === null
  }
  get shown(): Source['shown'] {
    const { picture } = this.#director
    return picture ? { ply: picture.ply, view: picture.view, decision: null } : this.#newest.shown
  }
  /** News come before the view to which they lead. */
  readonly log = $derived.by((): readonly Happening[] => {
    const { picture } = this.#director
    const ply = this.#newest.shown?.ply ?? -1
    return picture ? picture.log : this.#newest.log.filter((one) => one.ply <= ply)
  })
  get happening(): readonly EventData[] {
    return this.#director.happening ?? this.#newest.happening
  }
  /** The refs of what the beat that is shown has touched. */
  get touched(): ReadonlySet<string> {
    const { beat } = this.#director
    return beat ? new Set(beat.touched) : NO_REFS
  }
  /** What happens in the beat that is shown. */
  get beat(): readonly EventData[] {
    const { beat } = this.#director
    return (beat?.rolling ? beat.before : beat?.events) ?? NOTHING
  }
  /** Whether dice are in the air. */
  get rolling(): boolean {
    return this.#director.beat?.rolling === true
  }
  get suggestions(): readonly Suggestion[] {
    return this.live ? this.#newest.suggestions : []
  }
  get question(): Source['question'] {
    return this.live ? this.#newest.question : null
  }
  get ready(): boolean {
    return this.live && this.#settled && this.#newest.ready
  }
  get seats(): readonly number[] {
    return this.#newest.seats
  }
  get answeredAt(): number {
    return this.#newest.answeredAt
  }
  get hints(): Source['hints'] {
    return this.#newest.hints
  }
  get coach(): Source['coach'] {
    return this.#newest.coach
  }
  get halted(): boolean {
    return this.#newest.halted
  }

  /** Come to the newest table at once; whether that is not where the clock stood. */
  skip(): boolean {
    return this.#director.skip()
  }
  answer(index: number): Promise<void> {
    return this.#newest.answer(index)
  }
  suggest(ply: number, index: number): Promise<void> {
    return this.#newest.suggest(ply, index)
  }
  tell(text: string): void {
    this.#newest.tell(text)
  }
}
