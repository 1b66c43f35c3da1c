/** What is printed on the panels of spirits, in words. */

import type { Voice } from '$lib/words/speaker'
import type { Element, GrowthFacts } from '../view'

/** A slot of a presence track: a number, an element or both. */
export function slotSaid(
  [number, element]: readonly [number | string, Element | ''],
  { words, speaker }: Voice,
): string {
  if (!element) return String(number)
  const name = speaker.name('element', element)
  return number ? words.text('hz-slot-both', { number, element: name }) : name
}

/** One action of growth. */
export function growthSaid({ op, amount, terrains }: GrowthFacts, { words, speaker }: Voice): string {
  if (op !== 'add_presence') return words.text(`hz-growth-${op}`, { amount })
  const key = terrains.length ? 'hz-growth-add_presence.terrain' : 'hz-growth-add_presence'
  const names = terrains.map((id) => speaker.name('terrain', id)).join(', ')
  return words.text(key, { range: amount, terrains: names })
}
