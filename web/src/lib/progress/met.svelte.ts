/** What was met in the finished games of this browser: only it keeps that. */

import { http } from '../server/http'
import { keptTables } from '../table/keyring'

const KEY = 'vigil.met'

interface Met {
  /** The finished games that were looked at. */
  tables: readonly string[]
  /** By game, the pieces as `kind/id`. */
  pieces: Readonly<Record<string, readonly string[]>>
}

const NOTHING: Met = { tables: [], pieces: {} }

function load(): Met {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Met>) }
  } catch {
    return NOTHING
  }
}

class Meetings {
  #known = $state.raw(load())

  /** What was met of a game. */
  of(game: string): ReadonlySet<string> {
    return new Set(this.#known.pieces[game])
  }

  /** Look at the games of this browser that were not looked at yet; one that goes on has shown nothing so far. */
  async gather(game: string): Promise<void> {
    const looked = new Set(load().tables)
    const due = keptTables().filter(
      ([table, { game: played, seats }]) =>
        played === game && !looked.has(table) && Object.keys(seats).length,
    )
    for (const [table] of due) {
      const pieces = await http.met(table).catch(() => [])
      if (pieces.length) this.#keep(game, table, pieces)
    }
  }
  #keep(game: string, table: string, pieces: readonly string[]): void {
    const known = load()
    const kept = new Set(keptTables().map(([id]) => id))
    const all = new Set([...(known.pieces[game] ?? []), ...pieces])
    this.#known = {
      tables: [...known.tables.filter((id) => kept.has(id)), table],
      pieces: { ...known.pieces, [game]: [...all].sort() },
    }
    localStorage.setItem(KEY, JSON.stringify(this.#known))
  }
  forget(): void {
    localStorage.removeItem(KEY)
    this.#known = NOTHING
  }
}

export const meetings = new Meetings()
