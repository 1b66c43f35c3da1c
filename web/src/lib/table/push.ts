/** Notifications of a player's turn while no page is open: by the push service of his browser, where the server has a key. */

import { ask } from '../server/http'
import { i18n } from '../words/i18n.svelte'
import { settings } from '../settings.svelte'
import { keptOf } from './keyring'

async function manager(): Promise<PushManager | null> {
  if (!('serviceWorker' in navigator)) return null
  return (await navigator.serviceWorker.getRegistration())?.pushManager ?? null
}

/** Tell the server that this browser wants to hear of its seats at a table; nothing where the player does not want it. */
export async function hearOf(table: string, seats: readonly number[]): Promise<void> {
  if (!settings.now.notify || !seats.length || Notification.permission !== 'granted') return
  const pushes = await manager()
  if (!pushes) return
  const { key } = await ask<{ key: string }>('GET', '/api/push')
  if (!key) return
  const subscription =
    (await pushes.getSubscription()) ??
    (await pushes.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
  const { endpoint, keys } = subscription.toJSON()
  const language = i18n.words?.language ?? 'en'
  for (const seat of seats) {
    const path = `/api/tables/${encodeURIComponent(table)}/seats/${seat}/push`
    const token = keptOf(table)?.seats[seat] ?? ''
    await ask<undefined>('PUT', path, { body: { endpoint, keys, language }, token })
  }
}

/** Hear no more, of any table. */
export async function hearNoMore(): Promise<void> {
  const subscription = await (await manager())?.getSubscription()
  if (!subscription) return
  const { endpoint } = subscription
  await subscription.unsubscribe()
  await ask<undefined>('POST', '/api/push/forget', { body: { endpoint } })
}
