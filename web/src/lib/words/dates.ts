/** Days as each reader writes them. */

import { i18n } from './i18n.svelte'

/** Our English is British. */
const locale = () => (i18n.words?.language ?? 'en').replace('en', 'en-GB')

/** A day of a challenge, in the language of the page. */
export function dayOf(day: string): string {
  const style = { dateStyle: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale(), style).format(new Date(day))
}

/** The day of a moment, in short. */
export function shortDay(at: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(at)
}
