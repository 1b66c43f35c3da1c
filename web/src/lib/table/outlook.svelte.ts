/** The forecast of a table: fetched after each change, and for the option under the pointer. */

import { http } from '../server/http'
import { Refusal } from '../protocol/refusal'
import type { EventData, Outlook, View } from '../protocol/types'
import type { GameFace } from '../game/face'
import type { Voice } from '../words/speaker'

/** The delay before the forecast of the option under the pointer is fetched. */
const PATIENCE = 120
/** How long a list of answers waits for their chances, so that both appear together. */
const HOLD = 800

/** A moment of a game; another one with the same ply, as after an undo, is another object. */
interface Moment {
  readonly ply: number
}

export class Foresight {
  /** What happens unless it is prevented. */
  now = $state.raw<Outlook | null>(null)
  /** What one answer would change in it. */
  difference = $state.raw<Outlook['difference']>(null)
  /** The forecast for a question, while it is open. */
  looking = $state.raw<Promise<void> | null>(null)
  /** The ply whose chances came after its answers were drawn; they would move them. */
  late = $state(-1)
  /** The ply whose answers have been drawn without their chances. */
  #drawn = $state(-1)
  #looked = 0
  #considered = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #prepared: { moment: Moment; seat: number | null; found: Promise<Outlook | null> } | null = null

  /** Ask for the forecast of a moment while what leads to it is still played, so that answers need not wait for it. */
  prepare(table: string, seat: number | null, moment: Moment): void {
    if (this.#prepared?.moment === moment && this.#prepared.seat === seat) return
    this.#prepared = { moment, seat, found: asked(() => http.outlook(table, seat, null, moment.ply)) }
  }

  /** Fetch the forecast before a seat acts again. */
  async look(table: string, seat: number | null, also: readonly number[], moment: Moment): Promise<void> {
    const { ply } = moment
    const number = ++this.#looked
    const timer = setTimeout(() => {
      if (number === this.#looked) this.#drawn = ply
    }, HOLD)
    const early = this.#prepared
    const isPrepared = early?.moment === moment && early.seat === seat && !also.length
    const request = isPrepared ? early.found : asked(() => http.outlook(table, seat, null, ply, also))
    const looking = request.then((found) => {
      clearTimeout(timer)
      if (number !== this.#looked) return
      if (found && this.#drawn === ply && this.now?.ply !== found.ply) this.late = found.ply
      if (found) this.now = found
      this.looking = null
    })
    this.looking = looking
    await looking
  }

  /** Whether what is known of the answers at a ply comes in a moment. */
  isDue(ply: number): boolean {
    return this.looking !== null && this.#drawn !== ply && this.now?.ply !== ply
  }

  /** Fetch what an answer at a ply would change, after a delay; `null` for none. */
  consider(
    table: string,
    seat: number | null,
    answer: number | null,
    ply: number,
    also: readonly number[] = [],
  ): void {
    this.close()
    if (answer === null) return
    const number = this.#considered
    this.#timer = setTimeout(() => {
      void asked(() => http.outlook(table, seat, answer, ply, also)).then((found) => {
        if (found && number === this.#considered) this.difference = found.difference
      })
    }, PATIENCE)
  }

  /** The pointer has left the options. */
  close(): void {
    clearTimeout(this.#timer)
    this.#considered += 1
    this.difference = null
  }
}

/** What the server says; without a connection, or before the start, nothing is foreseen. */
async function asked(question: () => Promise<Outlook>): Promise<Outlook | null> {
  try {
    return await question()
  } catch (error) {
    if (error instanceof Refusal || error instanceof TypeError) return null
    throw error
  }
}

/** Who words a forecast, and for which table. */
interface Forecaster extends Voice {
  face: Pick<GameFace, 'heading'>
  view: View
}

/** A line of the forecast. */
export interface Line {
  text: string
  isHeading: boolean
  state: 'stays' | 'now' | 'prevented' | 'new'
}

/** The forecast in words, with what an answer would change in it. */
export function linesOf(
  forecast: readonly EventData[],
  difference: Outlook['difference'],
  by: Forecaster,
): Line[] {
  const now = (difference?.now ?? []).map((event) => JSON.stringify(event))
  const prevented = (difference?.prevented ?? []).map((event) => JSON.stringify(event))
  const kept = forecast.flatMap((event) => {
    const text = JSON.stringify(event)
    const state = taken(now, text) ? 'now' : taken(prevented, text) ? 'prevented' : 'stays'
    return lineOf(event, state, by)
  })
  return [...kept, ...(difference?.caused ?? []).flatMap((event) => lineOf(event, 'new', by))]
}

/** Take one of these texts away; whether it was there. */
function taken(texts: string[], text: string): boolean {
  const at = texts.indexOf(text)
  if (at >= 0) texts.splice(at, 1)
  return at >= 0
}

function lineOf(event: EventData, state: Line['state'], { face, speaker, view, words }: Forecaster): Line[] {
  const heading = face.heading(event, view, { speaker, words })
  const text = heading ?? speaker.event(event, view)
  return text === null ? [] : [{ text, isHeading: heading !== null, state }]
}
