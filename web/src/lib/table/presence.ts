/** Whether the player of a seat is present, and who is watching. */

import type { SeatInfo, TableInfo } from '../protocol/types'

/** Each has a shape and a word: a dot, a ring, a broken ring, a square; nothing for an empty seat. */
export type Presence = 'here' | 'away' | 'lost' | 'bot' | 'none'

export function presenceOf(seat: SeatInfo | undefined): Presence {
  if (seat?.bot) return 'bot'
  if (!seat?.name) return 'none'
  if (!seat.here) return 'lost'
  return seat.away ? 'away' : 'here'
}

/** For how many whole minutes a player has been away or without connection. */
export function minutesAway({ since }: SeatInfo, now: number): number {
  return since === null ? 0 : Math.max(0, Math.floor((now / 1000 - since) / 60))
}

/** Whether anyone else is at a table: another player, or a spectator. */
export function hasCompany(info: TableInfo | null, mine: readonly number[]): boolean {
  if (!info) return false
  const others = info.seats.some(({ name }, seat) => name && !mine.includes(seat))
  return others || info.spectators > 0
}
