/** Whose turn it is, told outside of the page: in its title, by a sound, by a notification. */

import calm from '../../art/favicon.svg?url&no-inline'
import yours from '../../art/favicon-yours.svg?url&no-inline'
import { settings } from '../settings.svelte'

/** A short chime, as it calls a player. */
export async function chime(): Promise<void> {
  const { player, YOUR_TURN } = await import('../sound')
  player.play(YOUR_TURN)
}

/** The title and the icon of the page: a dot while this player is asked. */
export function signal(asked: boolean, title: string): void {
  document.title = asked ? `● ${title}` : title
  document.querySelector('link[rel="icon"]')?.setAttribute('href', asked ? yours : calm)
}

/** Call the player to the table, as far as he wants to be called. */
export function call(question: string): void {
  if (settings.now.sound) void chime()
  if (settings.now.notify && document.hidden && Notification.permission === 'granted') {
    new Notification('Vigil', { body: question, tag: 'vigil' })
  }
}
