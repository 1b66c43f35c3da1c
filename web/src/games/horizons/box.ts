/** The printed facts of things by their id. */

import type { Content } from '$lib/protocol/types'
import type { PowerFacts, SpiritFacts } from './facts'

/** What kind of thing an id is; `undefined` when the box has none of that name. */
export function kindOf(box: readonly Content[], id: string): string | undefined {
  return box.find((content) => content.id === id)?.kind
}

function factsOf(box: readonly Content[], id: string): unknown {
  const found = box.find((content) => content.id === id)
  if (!found) throw new Error(`nothing in the box is called ${id}`)
  return found.facts
}

/** A power card or an innate power. */
export function powerFacts(box: readonly Content[], id: string): PowerFacts {
  return factsOf(box, id) as PowerFacts
}

/** A spirit's panel. */
export function spiritFacts(box: readonly Content[], id: string): SpiritFacts {
  return factsOf(box, id) as SpiritFacts
}
