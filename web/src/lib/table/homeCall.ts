/** On pages without a table: how many tables wait for this player, shown in the title, by a badge and by a notification. */

import { t } from '../words/i18n.svelte'
import { call, signal } from './attention'

interface Badges {
  setAppBadge?(count: number): Promise<void>
  clearAppBadge?(): Promise<void>
}

export class HomeCall {
  #known: ReadonlySet<string> | null = null

  /** These tables wait now; a player who has just come is not called. */
  hear(waiting: readonly { id: string; title: string }[]): void {
    const count = waiting.length
    signal(count > 0, count ? t('web-mine-waiting', { count }) : 'Vigil')
    const badges = navigator as Badges
    void (count ? badges.setAppBadge?.(count) : badges.clearAppBadge?.())?.catch(() => undefined)
    const fresh = waiting.find(({ id }) => this.#known && !this.#known.has(id))
    this.#known = new Set(waiting.map(({ id }) => id))
    if (fresh) call(t('web-mine-waits', { title: fresh.title }))
  }

  /** The page is left. */
  stop(): void {
    signal(false, 'Vigil')
  }
}
