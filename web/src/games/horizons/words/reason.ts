/** Why something happened. */

import { marked } from '$lib/words/marks'
import type { Words } from '$lib/words/words'

/** The possible reasons of an event: a phrase, a power, a special rule or a fear card. */
const REASONS = ['why', 'power', 'innate', 'special', 'fear'] as const
/** What lies on the table as a card or stands on a panel. */
const THINGS: Readonly<Record<string, string>> = { power: 'card', innate: 'innate', fear: 'card' }

/** The name of a reason, or of a card; it lights up what it names. */
export function reasonOf(words: Words, id: string): string {
  const kind = REASONS.find((kind) => words.has(`hz-${kind}-${id}`)) ?? 'why'
  const name = words.text(`hz-${kind}-${id}`)
  const thing = THINGS[kind]
  return thing === undefined ? name : marked(`${thing}:${id}`, name)
}
