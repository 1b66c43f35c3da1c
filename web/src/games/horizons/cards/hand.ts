/** The cards around a spirit: what is offered, in play, in hand and discarded, and their order. */

import type { Content, Decision } from '$lib/protocol/types'
import { powerFacts } from '../box'
import type { Order } from '../spirits/looking.svelte'
import { ownerOf } from '../spirits/spirits'
import { ELEMENTS, type HorizonsView } from '../view'

/** Where a card lies, seen from its spirit. */
export type Group = 'offer' | 'in-play' | 'hand' | 'discard'

/** Cards offered by a question that no spirit has yet. */
export function offered(decision: Decision | null, view: HorizonsView): string[] {
  const options = decision?.options ?? []
  const cards = options.filter(([tag]) => tag === 'card').map(([, id]) => String(id))
  return cards.filter((card) => !ownerOf(card, view))
}

/** What cards are sorted by: the cheaper, the faster, the earlier element first. */
function rank(card: string, order: Order, box: readonly Content[]): number {
  const { cost, speed, elements } = powerFacts(box, card)
  if (order === 'cost') return cost
  if (order === 'speed') return speed === 'fast' ? 0 : 1
  return order === 'element' && elements[0] ? ELEMENTS.indexOf(elements[0]) : 0
}

/** The cards in the order that the viewer wants; equals stay as they were dealt. */
export function sorted(cards: readonly string[], order: Order, box: readonly Content[]): string[] {
  return [...cards].sort((one, other) => rank(one, order, box) - rank(other, order, box))
}

/** Pixels that things of a hand take at least, the gap beside them included. */
const CARD = 125
/** A group begins this much further on than a card does. */
const MORE = 3
const DECKS = 180
const STACKED = 112
const PADDING = 24

/** How many whole cards have room in a row, the decks one over the other beside them. */
export function roomIn(width: number): number {
  return Math.floor((width - PADDING - STACKED) / CARD)
}

/** Whether groups of this many whole cards leave no room for the decks side by side; an empty group is as wide as one card. */
export function isCrowded(groups: readonly number[], width: number): boolean {
  const cards = groups.reduce((sum, count) => sum + Math.max(1, count) * CARD, 0)
  return PADDING + DECKS + cards + groups.length * MORE > width
}
