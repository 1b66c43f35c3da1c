/** The printed facts of things by their id. */

import { kindGuard } from '$lib/protocol/box'
import type { Content } from '$lib/protocol/types'
import type { FactsByKind, PowerFacts, SpiritFacts } from './view'

/** Whether a thing of the box is of one of these kinds. */
export const isA = kindGuard<FactsByKind>()

/** What kind of thing an id is; `undefined` when the box has none of that name. */
export function kindOf(box: readonly Content[], id: string): string | undefined {
  return box.find((content) => content.id === id)?.kind
}

/** A power card or an innate power. */
export function powerFacts(box: readonly Content[], id: string): PowerFacts {
  return factsOf(box, id, 'power', 'innate')
}

/** A spirit's panel. */
export function spiritFacts(box: readonly Content[], id: string): SpiritFacts {
  return factsOf(box, id, 'spirit')
}

/** The facts of a thing that is of one of these kinds. */
export function factsOf<Kind extends keyof FactsByKind>(
  box: readonly Content[],
  id: string,
  ...kinds: Kind[]
): FactsByKind[Kind] {
  const found = box.find((content) => content.id === id)
  if (!found || !isA(found, ...kinds)) throw new Error(`nothing in the box is called ${id}`)
  return found.facts
}
