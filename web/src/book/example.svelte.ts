/** An example on the page: a table that the reader plays, from its beginning each time. */

import { Refusal } from '$lib/protocol/refusal'
import type { EventData, ExampleTable, Film, Happening } from '$lib/protocol/types'
import type { Source } from '$lib/table/playing.svelte'
import { required } from '$lib/words/required'

/** The table after these answers. */
export type Ask<T> = (answers: readonly number[]) => Promise<T>

export class ExampleSource<T extends ExampleTable = ExampleTable> implements Source {
  readonly suggestions: readonly never[] = []
  readonly question = null
  readonly halted = false
  /** Whether a reader tries it; until then it is a picture. */
  trying = $state(false)
  /** Why the last request failed. */
  problem = $state('')
  /** Whether the solution has been shown since the start. */
  told = $state(false)
  table: T
  #answers = $state.raw<readonly number[]>([])
  #sending = $state(false)
  readonly #ask: Ask<T>

  constructor(ask: Ask<T>, first: T) {
    this.#ask = ask
    this.table = $state.raw(first)
  }

  get shown() {
    const { ply, view, decision } = this.table
    return { ply, view, decision }
  }
  get seats(): readonly number[] {
    return this.trying ? Array.from({ length: this.table.setup.players }, (_, seat) => seat) : []
  }
  get log(): readonly Happening[] {
    return this.table.events.map(([ply, events, seat]) => ({ ply, seat, events }))
  }
  get happening(): readonly EventData[] {
    return this.log.at(-1)?.events ?? []
  }
  get answeredAt(): number {
    return this.table.film.since
  }
  get ready(): boolean {
    return this.trying && !this.#sending
  }
  get begun(): boolean {
    return this.#answers.length > 0
  }

  /** What the last answer led to. */
  film(): Promise<Film> {
    return Promise.resolve(this.table.film)
  }

  answer(index: number): Promise<void> {
    return this.#play([...this.#answers, index])
  }
  /** Give the next answer of the solution. */
  follow(): Promise<void> {
    this.told = true
    return this.answer(required(this.table.next, 'answer of the solution'))
  }
  back(): Promise<void> {
    return this.#play(this.#answers.slice(0, -1))
  }
  restart(): Promise<void> {
    this.told = false
    return this.#play([])
  }

  async #play(answers: readonly number[]): Promise<void> {
    if (this.#sending) return
    this.#sending = true
    this.problem = ''
    try {
      this.table = await this.#ask(answers)
      this.#answers = answers
    } catch (error) {
      this.problem = error instanceof Refusal ? error.message : String(error)
    } finally {
      this.#sending = false
    }
  }

  async suggest(): Promise<void> {}
  tell(text: string): void {
    this.problem = text
  }
}
