/** Tokens of seats: one is kept once the server says that it is good, and forgotten when it says that it is not. */

import { http } from '../server/http'
import { forgetSeat, keep, keptOf } from './keyring'

/** What a link from the host brings. */
export interface SeatLink {
  seat: number
  token: string
}

/** The seat link in an address such as `/tables/T#0:TOKEN`. */
export function readSeatLink(hash: string): SeatLink | null {
  const [, seat, token] = /^#(\d+):(.+)$/.exec(hash) ?? []
  return seat && token ? { seat: Number(seat), token } : null
}

/** Keep the token of a link if it is good, in place of the one kept before; say whether it is. */
export async function takeSeat(table: string, { seat, token }: SeatLink): Promise<boolean> {
  const { good } = await http.checkToken(table, seat, token)
  if (good) keep(table, { seats: { [seat]: token } })
  return good
}

/** Delete stored tokens of seats that other players have by now; return whether there were any. */
export async function dropStale(table: string, own: readonly number[]): Promise<boolean> {
  let dropped = false
  for (const [key, token] of Object.entries(keptOf(table)?.seats ?? {})) {
    const seat = Number(key)
    if (own.includes(seat) || (await http.checkToken(table, seat, token)).good) continue
    dropped = forgetSeat(table, seat, token) || dropped
  }
  return dropped
}
