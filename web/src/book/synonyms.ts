/** Synonyms of the words in the books, so that a search for one of them finds the section too. */

import { folded } from './finding'

/** Words that mean the same in a game, in any language. */
type Group = readonly string[]

const FILES = import.meta.glob<readonly Group[]>('../../../src/vigil/games/*/synonyms.json', {
  import: 'default',
  eager: true,
})
const GROUPS = Object.values(FILES).flat()

/** What else can be looked for in place of a query; nothing where it is no word with others beside it. */
export function othersFor(query: string, groups: readonly Group[] = GROUPS): string[] {
  const wanted = folded(query)
  if (!wanted) return []
  const isMeant = (word: string) => folded(word) === wanted
  return groups
    .filter((group) => group.some(isMeant))
    .flatMap((group) => group.filter((word) => !isMeant(word)))
}
