/** Finding a thing by a word of any language. */

import type { Content } from '$lib/protocol/types'

/** Without case and without marks on letters. */
export function folded(text: string): string {
  return text.toLocaleLowerCase().replaceAll('ł', 'l').normalize('NFKD').replace(/\p{M}/gu, '').trim()
}

/** The names of a thing in every language that is loaded. */
export type NamesOf = (entry: Content) => readonly string[]

/** The things whose name in any language, or id, contains a word. */
export function find(entries: readonly Content[], word: string, namesOf: NamesOf): Content[] {
  const wanted = folded(word)
  if (!wanted) return [...entries]
  return entries.filter((entry) => {
    const known = [entry.id, String(entry.facts.number ?? ''), ...namesOf(entry)]
    return known.some((name) => folded(name).includes(wanted))
  })
}

/** The heading under which a thing stands: its kind, and for powers their deck. */
export function groupOf(entry: Content): string {
  return entry.kind === 'power' && typeof entry.facts.deck === 'string' ? entry.facts.deck : entry.kind
}
