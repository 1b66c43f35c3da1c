/** The printed facts of ghost cards, out of the box. */

import type { Content } from '$lib/protocol/types'
import type { CardFacts } from './view'

/** The card with that number. */
export function cardNumbered(box: readonly Content[], number: number): CardFacts | undefined {
  return box.find(({ facts }) => facts['number'] === number)?.facts as CardFacts | undefined
}
