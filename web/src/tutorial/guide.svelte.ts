/** The guide at one table: which step is shown, and what Next, Back and Leave do. */

import { http } from '$lib/server/http'
import type { Choice } from '$lib/game/choice'
import type { Playing } from '$lib/table/playing.svelte'
import type { TableSession } from '$lib/table/session.svelte'
import { backFrom, placeIn } from './course'
import type { Lesson } from './lesson'
import { keepProgress, progressAt, type Progress } from './progress'

export class Guide {
  readonly lesson: Lesson
  readonly #name: string
  readonly #playing: Playing
  readonly #session: TableSession
  /** All answers of the game, chance included; `null` until the server has told them. */
  #answers = $state.raw<readonly number[] | null>(null)
  #progress = $state.raw() as Progress

  constructor(name: string, lesson: Lesson, playing: Playing, session: TableSession) {
    this.lesson = lesson
    this.#name = name
    this.#playing = playing
    this.#session = session
    this.#progress = progressAt(session.id, name)
  }

  get state(): Progress['state'] {
    return this.#progress.state
  }
  readonly place = $derived.by(() =>
    this.#answers ? placeIn(this.lesson, this.#answers, this.#progress.cursor) : null,
  )
  /** The choice that the lesson waits for. */
  readonly awaited = $derived.by((): Choice | null => {
    const index = this.place?.at === 'step' ? this.place.question?.index : undefined
    return this.#playing.all.find((choice) => choice.index === index) ?? null
  })
  /** The step that explains the question at which the path was left. */
  readonly strayed = $derived.by(() => {
    const { place } = this
    return place?.at === 'aside' ? this.lesson.steps.findLast(({ ply }) => ply <= place.left) : undefined
  })
  readonly back = $derived.by(() =>
    this.place?.at === 'step' ? backFrom(this.lesson, this.place.step, this.#playing.ply) : null,
  )

  /** Hear from the server which answers led here; without a connection the table itself says so. */
  async follow(ply: number): Promise<void> {
    const record = await http.record(this.#session.id).catch(() => null)
    if (record?.answers.length === ply && ply === this.#playing.ply) this.#answers = record.answers
  }

  /** Remember the step that is shown. */
  reach(cursor: number): void {
    if (cursor !== this.#progress.cursor) this.#keep({ cursor })
  }

  next(): void {
    if (this.place?.at !== 'step' || this.place.question) return
    this.#keep({ cursor: this.place.step + 1 })
  }

  /** The last step is read. */
  finish(): void {
    this.#keep({ state: 'done' })
  }

  goBack(): void {
    if (!this.back) return
    if ('step' in this.back) this.#keep({ cursor: this.back.step })
    else void this.#session.rewind(this.back.ply)
  }

  /** Back to where the player left the path. */
  comeBack(): void {
    if (this.place?.at === 'aside') void this.#session.rewind(this.place.left)
  }

  leave(): void {
    this.#keep({ state: this.place?.at === 'end' ? 'done' : 'left' })
  }

  resume(): void {
    this.#keep({ state: 'going' })
  }

  #keep(change: Partial<Pick<Progress, 'cursor' | 'state'>>): void {
    this.#progress = { ...this.#progress, ...change }
    keepProgress(this.#name, this.#progress)
  }
}
