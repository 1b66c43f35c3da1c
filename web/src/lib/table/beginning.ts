/** Whether a player sees a table for the first time, right at its beginning. */

import type { Happening, TableInfo } from '../protocol/types'
import { settings } from '../settings.svelte'
import { keep, keptOf } from './keyring'

/**
 * Players without films see no beginning; lessons, what-ifs and games under way have none. Others may have had the first
 * turns.
 */
export function begins(info: TableInfo, log: readonly Happening[], seats: readonly number[]): boolean {
  const kept = keptOf(info.id)
  const own = !info.lesson && !info.origin && !kept?.origin && seats.length > 0
  const first = !log.some(({ seat }) => seats.includes(seat))
  const wanted = settings.now.playback !== 'off' && !kept?.greeted
  return own && first && wanted && info.status === 'playing'
}

/** It has been seen. */
export function greeted(table: string): void {
  keep(table, { greeted: true })
}
