/** Who sits where: taking seats, leaving them, letting bots play, and new links for players. */

import { settings } from '../settings.svelte'
import { guestBeside } from './sitters'
import { t } from '../words/i18n.svelte'
import { http } from '../server/http'
import { Refusal } from '../protocol/refusal'
import { keep, keptOf } from './keyring'
import type { Pick } from './picks'
import type { TableSession } from './session.svelte'

/** The address of a table, for those who are invited. */
export function linkOf(table: string): string {
  return `${location.origin}/tables/${table}`
}

/** The seats of one table, as this browser may change them. */
export class Seating {
  readonly #session: TableSession

  constructor(session: TableSession) {
    this.#session = session
  }

  /** The host token; empty for everyone else. */
  get host(): string {
    return keptOf(this.#session.id)?.host ?? ''
  }

  /** What this browser can show for a seat: its own token, or the host's. */
  tokenFor(seat: number): string {
    return (this.#session.seats.includes(seat) && keptOf(this.#session.id)?.seats[seat]) || this.host
  }

  /** The token of one of the own seats. */
  get #anyToken(): string {
    const [mine] = this.#session.seats
    return mine === undefined ? '' : (keptOf(this.#session.id)?.seats[mine] ?? '')
  }

  /** This player's name here: two people without a name are numbered. */
  get #name(): string {
    const { info, seats } = this.#session
    const others = info?.seats.filter((_, at) => !seats.includes(at)) ?? []
    return settings.now.name || guestBeside(others.map(({ name }) => name))
  }

  /** Take a free seat, or that of a bot. */
  async sit(seat: number): Promise<void> {
    const { token } = await http.claim(this.#session.id, seat, this.#name, this.#anyToken)
    keep(this.#session.id, { seats: { [seat]: token } })
    await this.#session.hello()
  }

  async leave(seat: number): Promise<void> {
    await http.leave(this.#session.id, seat, this.tokenFor(seat))
    await this.#session.hello()
  }

  /** Let a bot play; any player may say so of a free seat. */
  async bot(seat: number, bot: string): Promise<void> {
    await http.seatBot(this.#session.id, seat, bot, this.tokenFor(seat) || this.#anyToken)
    await this.#session.hello()
  }

  /** Choose what a seat plays with: the own one, or by the host one without a person. */
  async pick(seat: number, { pick, side }: Pick): Promise<void> {
    const also = this.#session.info?.seats[seat]?.also ?? []
    await http.pick(this.#session.id, seat, { value: pick, side, also }, this.tokenFor(seat))
  }

  /** Say to what a seat says yes for itself alone. */
  async decide(seat: number, also: readonly string[]): Promise<void> {
    const { pick: value = '', side = '' } = this.#session.info?.seats[seat] ?? {}
    await http.pick(this.#session.id, seat, { value, side, also }, this.tokenFor(seat))
  }

  /** A link that brings a player back to a seat; the old one is worth nothing then. */
  async newLink(seat: number): Promise<string> {
    const { token } = await http.reissue(this.#session.id, seat, this.host)
    return `${linkOf(this.#session.id)}#${seat}:${token}`
  }

  /** A new key for the host, for this browser alone. */
  async newHost(): Promise<void> {
    const { host } = await http.rehost(this.#session.id, this.host)
    keep(this.#session.id, { host })
  }
}

/** Why something was refused, in words; empty when it was done. */
export async function refusal(what: () => Promise<unknown>): Promise<string> {
  try {
    await what()
    return ''
  } catch (error) {
    if (error instanceof Refusal) return error.message
    if (error instanceof TypeError) return t('web-home-no-server')
    throw error
  }
}
