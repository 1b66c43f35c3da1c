/** Things of the box, whose facts are known by their kind. */

import type { Content } from './types'

/** A thing of one of these kinds, where `Facts` has the facts of each kind. */
export type ContentOf<Facts, Kind extends keyof Facts> = Content & { facts: Facts[Kind] }

/** Tells for the facts of a game whether a thing is of one of some kinds. */
export function kindGuard<Facts>() {
  return <Kind extends keyof Facts & string>(
    entry: Content,
    ...kinds: readonly Kind[]
  ): entry is ContentOf<Facts, Kind> => kinds.some((kind) => kind === entry.kind)
}
