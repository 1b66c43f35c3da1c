/** Making tables and coming back to them. */

import type { GameCard } from '../game/plugin'
import { http } from '../server/http'
import type { Created, NewTable, Offer } from '../protocol/types'
import { router } from '../base/router.svelte'
import { settings } from '../settings.svelte'
import { partnerIn } from './bots'
import { keep } from './keyring'
import { notePromise, startWithLuck } from './luck'
import { SURPRISE, type Pick } from './picks'
import { choicesOf, setupOf, suggestedIn } from './setupChoices'
import { GUEST } from './sitters'

/** The name of this player, as others see it. */
export function myName(): string {
  return settings.now.name || GUEST
}

/** Make a table, keep its secrets and go there; a commitment that was published before counts. */
export async function open(table: NewTable & { seed?: string }, promise = ''): Promise<void> {
  const made = await http.create({ ...table, start: false })
  if (promise) keep(made.table.id, { promise })
  enter(table.start ? await startWithLuck(made) : made)
}

/** Keep the secrets of a new table, and from which it was forked, and go there, or to its replay. */
export function enter({ table, host, tokens }: Created, page = '', origin = ''): void {
  const { title, game } = table
  const from = origin ? { origin } : {}
  keep(table.id, { host, seats: tokens, title, game, ...from })
  notePromise(table)
  router.go(`/tables/${table.id}${page}`)
}

/** A game for one, at once, with what was picked; where a game needs more players, bots take the other seats. */
export function playAlone(card: GameCard, offer: Offer, pick: Pick = SURPRISE): Promise<void> {
  const choices = choicesOf(offer, card)
  const bots = offer.games.find(({ id }) => id === card.game)?.bots ?? []
  const players = Math.min(...(choices.find(({ entry }) => entry === 'players')?.values as number[]))
  const bot = { bot: partnerIn(bots) }
  const seats = Array.from({ length: players }, (_, seat) => (seat ? bot : { name: myName(), ...pick }))
  const setup = setupOf({ ...suggestedIn(choices), players }, card.modules)
  return open({ game: card.game, setup, seats, start: true })
}
