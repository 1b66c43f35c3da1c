/** Finished games of this browser that were not looked at when they ended: what they have earned. */

import { http } from '../server/http'
import { keptTables, type Kept as KeptTable } from '../table/keyring'
import type { Earned } from '../protocol/types'
import { dayOf } from './days'
import { progress, type News } from './progress.svelte'

const KEY = 'vigil.counted'
/** For so long a game that goes on is not asked about again, unless it was opened since. */
const A_DAY = 86_400_000

/** By table when it was asked about; `null` for one that is over: it was counted, or given up. */
type Asked = Readonly<Record<string, number | null>>

function asked(): Asked {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Asked
  } catch {
    return {}
  }
}

/** What is known of tables that were forgotten meanwhile goes along with them. */
function note(table: string, at: number | null): void {
  const known = new Set([table, ...keptTables().map(([id]) => id)])
  const kept = Object.entries({ ...asked(), [table]: at }).filter(([id]) => known.has(id))
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)))
}

/** Whether a table has to be asked about; those that were only watched are not. */
function isDue([table, { at, host, seats }]: [string, KeptTable], now: number): boolean {
  if (!host && !Object.keys(seats).length) return false
  const last = asked()[table]
  return last === undefined || (last !== null && (at > last || now - last > A_DAY))
}

/** Count what a table has earned; its day counts where this browser has a seat. */
export async function countTable(table: string): Promise<{ earned: Earned; news: News } | null> {
  const kept = keptTables().find(([id]) => id === table)?.[1]
  const before = asked()[table]
  const earned = await http.earned(table)
  const isOver = earned.over || (await http.look(table)).status === 'over'
  note(table, isOver ? null : Date.now())
  if (!earned.over) return null
  const day = dayOf(kept?.at ?? Date.now())
  if (before !== null && kept && Object.keys(kept.seats).length) progress.keepDay(day)
  return { earned, news: progress.keepEarned(earned, day) }
}

/** Look at the tables that were not counted yet; one that cannot be reached is left for later. */
export async function gather(): Promise<void> {
  const now = Date.now()
  const due = keptTables().filter((one) => isDue(one, now))
  for (const [table] of due)
    await countTable(table).catch(() => {
      note(table, now)
    })
}
