/** A game looked at again: any of its questions, with the answer that was given. */

import { http } from '../server/http'
import type { PlyEvents, Moment, EventData, View, Happening } from '../protocol/types'
import type { Source } from './playing.svelte'

/** The questions of a record: where each was asked, and which option was taken. */
export interface Stop {
  ply: number
  /** The index of the option taken; `null` for the current question, still unanswered. */
  taken: number | null
}

/** The stops of a game: one for each answer of a player, and the end. */
export function stopsOf(events: readonly PlyEvents[], answers: readonly number[]): Stop[] {
  const asked = events.filter(([, , seat]) => seat >= 0).map(([ply]) => ply - 1)
  const stops = asked.map((ply): Stop => ({ ply, taken: answers[ply] ?? null }))
  if (asked.at(-1) !== answers.length) stops.push({ ply: answers.length, taken: null })
  return stops
}

export class Replay implements Source {
  readonly table: string
  readonly seats: readonly number[] = []
  readonly suggestions: readonly never[] = []
  readonly question = null
  readonly ready = false
  readonly halted = false
  readonly stops: readonly Stop[]
  readonly events: readonly PlyEvents[]
  /** The rules under which the game began, if not the current ones. */
  readonly earlierRules: number | null
  /** Which stop is wanted; the table of it may still be on its way. */
  at = $state(0)
  shown = $state.raw<{ ply: number; view: View; decision: Moment['decision'] } | null>(null)
  /** Whether what is shown was reached by one step on, so that it can be played. */
  stepped = false
  happening = $state.raw<readonly EventData[]>([])
  /** Which stop is shown. */
  #drawn = $state.raw(-1)
  readonly #moments = new Map<number, Promise<Moment>>()

  constructor(table: string, last: Moment, answers: readonly number[]) {
    this.table = table
    this.events = last.events
    this.earlierRules = last.earlier_rules
    this.stops = stopsOf(last.events, answers)
    this.#moments.set(last.ply, Promise.resolve(last))
  }

  static async open(table: string): Promise<Replay> {
    const { answers } = await http.record(table)
    return new Replay(table, await http.moment(table, answers.length, 0), answers)
  }

  get stop(): Stop {
    return this.stops[this.at] as Stop
  }

  /** What had happened when the question that is shown was asked. */
  readonly log = $derived.by((): readonly Happening[] => {
    const now = this.stops[this.#drawn]?.ply ?? -1
    return this.events.filter(([ply]) => ply <= now).map(([ply, events, seat]) => ({ ply, seat, events }))
  })

  /** The answer that was given to the question that is shown. */
  get taken(): number | null {
    return this.stops[this.#drawn]?.taken ?? null
  }

  /** Everything that the step to this stop touched counts as changed. */
  get answeredAt(): number {
    return this.stops[this.#drawn - 1]?.ply ?? 0
  }

  /** Show a stop; its neighbours are fetched ahead. */
  async show(at: number): Promise<void> {
    this.at = Math.max(0, Math.min(this.stops.length - 1, at))
    const wanted = this.stop
    const moment = await this.#fetch(wanted.ply)
    if (wanted !== this.stop || !moment.view) return
    this.stepped = this.at === this.#drawn + 1
    this.#drawn = this.at
    this.happening = this.log.at(-1)?.events ?? []
    this.shown = { ply: moment.ply, view: moment.view, decision: moment.decision }
    for (const near of [1, -1]) {
      const stop = this.stops[this.at + near]
      if (stop) void this.#fetch(stop.ply)
    }
  }

  /** The stop at a ply, or the first one after it. */
  stopAt(ply: number): number {
    const found = this.stops.findIndex((stop) => stop.ply >= ply)
    return found < 0 ? this.stops.length - 1 : found
  }

  #fetch(ply: number): Promise<Moment> {
    const known = this.#moments.get(ply) ?? http.moment(this.table, ply)
    this.#moments.set(ply, known)
    return known
  }

  async answer(): Promise<void> {}
  async suggest(): Promise<void> {}
  tell(): void {}
}
