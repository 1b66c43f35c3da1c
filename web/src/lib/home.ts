/** Making tables and coming back to them. */

import { t } from './i18n.svelte'
import { http } from './protocol/http'
import type { Created, NewTable } from './protocol/types'
import { router } from './router.svelte'
import { settings } from './settings.svelte'
import { keep } from './table/keyring'

/** The name of this player, as others see it. */
export function myName(): string {
  return settings.now.name || t('web-home-me')
}

/** Make a table, keep its secrets and go there. */
export async function open(table: NewTable): Promise<void> {
  enter(await http.create(table))
}

/** Keep the secrets of a new table and go there. */
export function enter({ table, host, tokens }: Created): void {
  keep(table.id, { host, seats: tokens, title: table.title, game: table.game })
  router.go(`/tables/${table.id}`)
}

/** A game for one, at once. */
export function playAlone(game: string, modules: string[]): Promise<void> {
  const title = t(`web-home-game-${modules[0] ?? game}`)
  const setup = modules.length ? { players: 1, modules } : { players: 1 }
  return open({ game, setup, title, seats: [{ name: myName() }], start: true })
}
