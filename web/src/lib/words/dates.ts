/** Days as each reader writes them. */

import { i18n } from './i18n.svelte'

/** A day of a challenge, in the language of the page. */
export function dayOf(day: string): string {
  const style = { dateStyle: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(i18n.words?.language ?? 'en', style).format(new Date(day))
}
