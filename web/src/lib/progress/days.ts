/** Days with a lantern: how many evenings are lit, and how the last week looked. */

const DAY = 86_400_000
const WEEK = 7

/** The day of a moment where this browser is, as it is kept. */
export function dayOf(moment: number): string {
  const date = new Date(moment)
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}

/** Which day it is, counted from a Monday. */
const numberOf = (day: string) => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY) - 4
const weekOf = (number: number) => Math.floor(number / WEEK)

export type Evening = 'lit' | 'faded' | 'free' | 'dim' | 'today'

/**
 * How many lanterns burn: each day with a game or a puzzle lights one. One day a week is free; any other
 * missed day dims one lantern, and never more than one.
 */
export function evenings(days: readonly string[], today: string): number {
  return walked(days, today).burning
}

/**
 * The last seven days, the earliest first; today waits until something is done. Of the days with a lantern only
 * as many are lit as lanterns burn, the latest of them.
 */
export function lastWeek(days: readonly string[], today: string): Evening[] {
  const { burning, free } = walked(days, today)
  const lit = new Set(days.map(numberOf))
  const now = numberOf(today)
  const week = Array.from({ length: WEEK }, (_, at) => now - WEEK + 1 + at)
  const burn = week
    .filter((day) => lit.has(day))
    .toReversed()
    .slice(0, burning)
  return week.map((day) => {
    if (lit.has(day)) return burn.includes(day) ? 'lit' : 'faded'
    if (day === now) return 'today'
    return free.has(day) ? 'free' : 'dim'
  })
}

function walked(days: readonly string[], today: string): { burning: number; free: Set<number> } {
  const lit = new Set(days.map(numberOf))
  const free = new Set<number>()
  const used = new Set<number>()
  let burning = 0
  for (let day = Math.min(...lit); day <= numberOf(today); day++) {
    if (lit.has(day)) burning++
    else if (day < numberOf(today)) {
      if (used.has(weekOf(day))) burning = Math.max(0, burning - 1)
      else {
        used.add(weekOf(day))
        free.add(day)
      }
    }
  }
  return { burning, free }
}
