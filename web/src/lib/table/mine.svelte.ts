/** The tables of this browser: which there are, of what kind, and tidying them up. */

import { http, isMissing } from '../server/http'
import type { Glance, TableInfo } from '../protocol/types'
import { forget, keptOf, keptTables, putAway } from './keyring'

/** The kind of a table among the player's own; archived ones are a separate kind. */
export const KINDS = ['going', 'finished', 'lesson', 'line', 'away'] as const
export type Kind = (typeof KINDS)[number]

export interface Mine extends Glance {
  /** When it was last opened. */
  at: number
  /** Whether the table waits for this player. */
  yours: boolean
  /** Whether this browser made it, so that it may delete it. */
  host: string
  away: boolean
}

/** The number of tables fetched at a time. */
const BATCH = 24

export function kindOf({ away, table }: Mine): Kind {
  if (away) return 'away'
  if (table.lesson) return 'lesson'
  if (table.origin && !table.scenario) return 'line'
  return table.status === 'over' ? 'finished' : 'going'
}

export class MyTables {
  all = $state.raw<readonly Mine[]>([])
  /** Whether the first of them have been looked up. */
  looked = $state(false)
  /** How many of the tables have been looked up. */
  #seen = $state.raw(0)
  #kept = $state.raw(keptTables())

  /** Whether there are tables that have not been looked up. */
  get more(): boolean {
    return this.#seen < this.#kept.length
  }

  /** Those of a kind: first those that wait for this player, then those opened last. */
  of(kind: Kind): readonly Mine[] {
    return this.all.filter((one) => kindOf(one) === kind)
  }

  /** Look up some more tables. */
  async lookUp(): Promise<void> {
    const batch = this.#kept.slice(this.#seen, this.#seen + BATCH)
    this.#seen += batch.length
    await Promise.all(batch.map(([id]) => this.#look(id)))
    this.looked = true
  }

  /** Look again at the games in play: others may have answered. */
  async refresh(): Promise<void> {
    await Promise.all(this.of('going').map(({ table }) => this.#look(table.id)))
  }

  async #look(id: string): Promise<void> {
    try {
      this.#show(id, await http.glance(id))
    } catch (error) {
      if (isMissing(error)) forget(id)
    }
  }

  #show(id: string, glance: Glance): void {
    const kept = keptOf(id)
    if (!kept) return
    const yours = glance.table.asked.some((seat) => kept.seats[seat])
    const { at, host, away = false } = kept
    const others = this.all.filter((one) => one.table.id !== id)
    this.#set([...others, { ...glance, at, host, yours, away }])
  }

  #set(all: readonly Mine[]): void {
    this.all = [...all].sort((one, other) => Number(other.yours) - Number(one.yours) || other.at - one.at)
  }

  /** Out of sight, or back again; nothing is lost. */
  putAway({ table }: Mine, away: boolean): void {
    putAway(table.id, away)
    this.#set(this.all.map((one) => (one.table.id === table.id ? { ...one, away } : one)))
  }

  /** Take a table out of this browser, with the secrets of its seats. */
  forget({ table }: Mine): void {
    forget(table.id)
    this.#set(this.all.filter((one) => one.table.id !== table.id))
  }

  /** Delete a table for everybody. */
  async delete(one: Mine): Promise<void> {
    await http.deleteTable(one.table.id, one.host)
    this.forget(one)
  }
}

/** The game that a table plays, told from others of the same rules by its modules. */
export function gameOf({ game, setup }: TableInfo): string {
  return [game, ...(setup.modules ?? [])].join()
}
