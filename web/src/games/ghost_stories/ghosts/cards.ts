/** The printed facts of ghost cards, out of the box. */

import { type ContentOf, kindGuard } from '$lib/protocol/box'
import type { Content } from '$lib/protocol/types'
import type { CardFacts, FactsByKind } from '../view'

const isA = kindGuard<FactsByKind>()

/** Whether a thing of the box is a ghost card. */
export function isCard(entry: Content): entry is ContentOf<FactsByKind, 'ghost' | 'incarnation'> {
  return isA(entry, 'ghost', 'incarnation')
}

/** The card with that number. */
export function cardNumbered(box: readonly Content[], number: number): CardFacts | undefined {
  return box.filter(isCard).find(({ facts }) => facts.number === number)?.facts
}
