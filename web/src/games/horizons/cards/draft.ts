/** What a card that is offered would be good for, with the cards that a spirit has. */

import type { Content } from '$lib/protocol/types'
import { powerFacts } from '../box'
import { missing, none, plus } from '../spirits/elements'
import type { Elements, SpiritView } from '../view'

/** All elements that a spirit can have: those of this turn and those of its hand. */
function within(spirit: SpiritView, box: readonly Content[]): Elements {
  return plus(
    spirit.elements,
    spirit.hand.flatMap((card) => powerFacts(box, card).elements),
  )
}

/** The levels of the innate power that come within reach by a card, and not without it. */
export function levelsCompleted(card: string, spirit: SpiritView, box: readonly Content[]): number[] {
  const before = within(spirit, box)
  const after = plus(before, powerFacts(box, card).elements)
  return spirit.innate.thresholds.flatMap(({ elements }, place) =>
    !none(missing(elements, before)) && none(missing(elements, after)) ? [place + 1] : [],
  )
}

/** Whether the threshold of a card is within reach of a spirit that has it. */
export function reachesOwn(card: string, spirit: SpiritView, box: readonly Content[]): boolean {
  const facts = powerFacts(box, card)
  const have = plus(within(spirit, box), facts.elements)
  return facts.thresholds.some((threshold) => none(missing(threshold, have)))
}
