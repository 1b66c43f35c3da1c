/** The coach: objects to costly answers, and gives tips. */

import { http } from '../server/http'
import type { EventData } from '../protocol/types'
import { settings } from '../settings.svelte'
import { keptTables } from './keyring'

/** The table at which the coach stands. */
interface Table {
  readonly id: string
  readonly ply: number
  readonly seats: readonly number[]
  readonly info: { readonly lesson: string } | null
  answer(index: number): Promise<void>
}

/** What an answer would bring about that is worse than what it prevents. */
export interface Warning {
  ply: number
  index: number
  caused: readonly EventData[]
}

const KEY = 'vigil.coach'
/** The number of tables that count as first games. */
const FIRST_GAMES = 3
/** From here on an answer is costly: lost life, blight, and worse. */
const COSTLY = 5

export class Coach {
  readonly #table: Table
  #warning = $state.raw<Warning | null>(null)

  constructor(table: Table) {
    this.#table = table
  }

  /** Whether it is active: guided games have a guide already. */
  get isOn(): boolean {
    return settings.now.coach === 'on' && !this.#table.info?.lesson
  }

  /** Whether it is offered: in the first games, until one has said yes or no. */
  get isOffered(): boolean {
    const isNew = settings.now.coach === 'ask' && keptTables().length <= FIRST_GAMES
    return isNew && !this.#table.info?.lesson
  }

  /** What it has against the answer that was given last; gone with the question. */
  get warning(): Warning | null {
    return this.#warning?.ply === this.#table.ply ? this.#warning : null
  }

  /** Give an answer, unless the coach objects; given once more it counts. */
  async give(index: number): Promise<void> {
    const { ply } = this.#table
    const insisted = this.warning?.index === index
    this.#warning = insisted ? null : await this.#objection(ply, index)
    if (!this.#warning && ply === this.#table.ply) await this.#table.answer(index)
  }

  /** Think again. */
  withdraw(): void {
    this.#warning = null
  }

  /** Without a connection, or where chance decides next, it has nothing to say. */
  async #objection(ply: number, index: number): Promise<Warning | null> {
    const { id, seats } = this.#table
    const found = await http.outlook(id, seats[0] ?? null, index, ply).catch(() => null)
    const difference = found?.difference
    if (!difference || difference.cost < COSTLY || difference.uncertain) return null
    return { ply, index, caused: difference.caused as unknown as EventData[] }
  }
}

/** The first of these that has not been told in this browser; it is told only once. */
export function tipOf(keys: readonly string[]): string | null {
  const told = toldTips()
  return keys.find((key) => !told.includes(key)) ?? null
}

export function noteTip(key: string): void {
  localStorage.setItem(KEY, JSON.stringify([...toldTips(), key]))
}

function toldTips(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[]
  } catch {
    return []
  }
}
