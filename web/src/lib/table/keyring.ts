/** The secrets of seats and the tables of this browser; a token stands for its seat. */

export interface Kept {
  host: string
  seats: Record<number, string>
  title: string
  game: string
  /** When it was last opened. */
  at: number
  /** The commitment of the server, as it was shown before the game. */
  promise?: string
  /** The step at which the game left another one or a position, as the table said before the game. */
  began?: number
  /** What this browser added, by seat. */
  luck?: Record<number, string>
  /** The table whose game it goes on from; the server names only public ones. */
  origin?: string
  /** Whether its beginning has been seen. */
  greeted?: boolean
  /** Whether it was put away: out of sight among the tables, with all its secrets. */
  away?: boolean
}

const KEY = 'vigil.tables'
const MOST = 200

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Kept>
  } catch {
    return {}
  }
}

/** What this browser keeps of a table. */
export function keptOf(table: string): Kept | null {
  return all()[table] ?? null
}

/** The seats of a table that are played in this browser. */
export function ownSeats(table: string): number[] {
  return Object.keys(keptOf(table)?.seats ?? {}).map(Number)
}

/** Whether a table was opened in this browser, or has a player here. */
export function isOwn(table: string): boolean {
  return !!keptOf(table)?.host || ownSeats(table).length > 0
}

/** The tables of this browser, those opened last first. */
export function keptTables(): [string, Kept][] {
  return Object.entries(all()).sort(([, one], [, other]) => other.at - one.at)
}

/** Keep what is new of a table; the oldest ones are forgotten. */
export function keep(table: string, some: Partial<Kept>): void {
  const before = all()[table] ?? { host: '', seats: {}, title: '', game: '', at: 0 }
  const seats = { ...before.seats }
  for (const [seat, token] of Object.entries(some.seats ?? {})) {
    const at = Number(seat)
    seats[at] = newer(seats[at], token)
  }
  store({ ...all(), [table]: { ...before, ...some, seats, at: Date.now() } })
}

/** Of two tokens of a seat the one made later: a slow tab does not bring an old one back. */
function newer(kept: string | undefined, given: string): string {
  return kept && generation(kept) > generation(given) ? kept : given
}

/** The generation in a token: table, seat, generation and seal, with dots between them. */
function generation(token: string): number {
  return Number(token.split('.').at(-2)) || 0
}

/** Forget a token, unless another tab has kept a newer one meanwhile; say whether it was there. */
export function forgetSeat(table: string, seat: number, token: string): boolean {
  const kept = keptOf(table)
  if (kept?.seats[seat] !== token) return false
  const seats = Object.fromEntries(Object.entries(kept.seats).filter(([at]) => Number(at) !== seat))
  store({ ...all(), [table]: { ...kept, seats } })
  return true
}

/** Put a table away, or take it out again; when it was last opened stays as it was. */
export function putAway(table: string, away: boolean): void {
  const before = keptOf(table)
  if (before) store({ ...all(), [table]: { ...before, away } })
}

function store(tables: Record<string, Kept>): void {
  const entries = Object.entries(tables).sort(([, one], [, other]) => other.at - one.at)
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries.slice(0, MOST))))
}

/** The tokens to show at a table. */
export function tokensOf(table: string): string[] {
  return Object.values(keptOf(table)?.seats ?? {})
}

export function forget(table: string): void {
  store(Object.fromEntries(Object.entries(all()).filter(([id]) => id !== table)))
}
