/** Playing again with the same seats; the second player joins the table of the first. */

import { http } from '../server/http'
import { Refusal } from '../protocol/refusal'
import type { TableInfo } from '../protocol/types'
import { router } from '../base/router.svelte'
import { keep, keptOf } from './keyring'

/** Go to the table of the next game; why not, if it is refused. */
export async function playAgain(info: TableInfo): Promise<string> {
  const seats = Object.entries(keptOf(info.id)?.seats ?? {})
  try {
    router.go(`/tables/${info.rematch ? await join(info.rematch, seats) : await found(info.id, seats)}`)
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
  return ''
}

/** Take the same seats at the table that another player has made. */
async function join(rematch: string, seats: [string, string][]): Promise<string> {
  for (const [seat, token] of seats) {
    if (keptOf(rematch)?.seats[Number(seat)]) continue
    const mine = await http.inherit(rematch, Number(seat), token)
    keep(rematch, { seats: { [Number(seat)]: mine.token } })
  }
  return rematch
}

/** Make the table of the next game, and take all own seats there. */
async function found(table: string, seats: [string, string][]): Promise<string> {
  const [first, ...others] = seats
  const made = await http.rematch(table, first?.[1] ?? '')
  keep(made.table.id, { host: made.host, seats: made.tokens, title: made.table.title, game: made.table.game })
  return join(made.table.id, others)
}
