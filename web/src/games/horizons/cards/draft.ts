/** The use of an offered card, given the cards of the spirit. */

import type { Content } from '$lib/protocol/types'
import { powerFacts } from '../box'
import { missing, none, plus } from '../spirits/elements'
import type { Elements, SpiritView } from '../view'

/** Sets of at most this many cards. */
function sets(cards: readonly string[], most: number): string[][] {
  if (most <= 0) return [[]]
  return cards.reduce<string[][]>(
    (found, card) => [
      ...found,
      ...found.filter(({ length }) => length < most).map((some) => [...some, card]),
    ],
    [[]],
  )
}

/** The elements that a spirit can have in one round: with cards that it can both play and pay for. */
function inOneRound(
  spirit: SpiritView,
  card: string | null,
  box: readonly Content[],
): { elements: Elements; has: boolean }[] {
  const others = spirit.hand.filter((one) => one !== card)
  const energy = spirit.energy + spirit.income
  const hand = card === null ? others : [card, ...others]
  return sets(hand, spirit.plays)
    .filter((some) => some.reduce((sum, one) => sum + powerFacts(box, one).cost, 0) <= energy)
    .map((some) => ({
      elements: plus(
        spirit.elements,
        some.flatMap((one) => powerFacts(box, one).elements),
      ),
      has: card !== null && some.includes(card),
    }))
}

/** The levels of the innate power that come within reach of one round by a card, and not without it. */
export function levelsCompleted(card: string, spirit: SpiritView, box: readonly Content[]): number[] {
  const before = inOneRound(spirit, null, box)
  const after = inOneRound(spirit, card, box)
  const reached = (needed: Elements, ways: readonly { elements: Elements }[]) =>
    ways.some(({ elements }) => none(missing(needed, elements)))
  return spirit.innate.thresholds.flatMap(({ elements }, place) =>
    !reached(elements, before) && reached(elements, after) ? [place + 1] : [],
  )
}

/** Whether a spirit can reach the threshold of a card in a round in which it plays it. */
export function reachesOwn(card: string, spirit: SpiritView, box: readonly Content[]): boolean {
  const ways = inOneRound(spirit, card, box).filter(({ has }) => has)
  return powerFacts(box, card).thresholds.some((threshold) =>
    ways.some(({ elements }) => none(missing(threshold, elements))),
  )
}
