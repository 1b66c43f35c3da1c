/** Finding a thing by words in any language, and by its properties. */

import type { Filter } from '$lib/game/reference'
import type { Content } from '$lib/protocol/types'

/** Without case, without marks on letters, and with spaces for everything that is neither letter nor figure. */
export function folded(text: string): string {
  const plain = text.toLocaleLowerCase().replaceAll('ł', 'l').normalize('NFKD').replace(/\p{M}/gu, '')
  return plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
}

/** All text about a thing, folded: its names in every loaded language, and the rest. */
export interface Said {
  names: string
  rest: string
}

/**
 * The things of which something is said just so; where there are none, those with all its words. Those that
 * are called so come first. Words are found from their beginning, numbers whole.
 */
export function find(
  entries: readonly Content[],
  query: string,
  saidOf: (entry: Content) => Said | undefined,
): Content[] {
  const wanted = folded(query)
  if (!wanted) return [...entries]
  const all = entries.map((entry) => {
    const { names = '', rest = '' } = saidOf(entry) ?? {}
    return { entry, names: ` ${names}`, said: ` ${names} ${rest} ` }
  })
  const having = (words: readonly string[]) =>
    all.filter(({ said }) => words.every((word) => said.includes(` ${word}${/\d$/.test(word) ? ' ' : ''}`)))
  const whole = having([wanted])
  const found = whole.length ? whole : having(wanted.split(' '))
  const isNamed = ({ names }: { names: string }) => names.includes(` ${wanted}`)
  return [...found.filter(isNamed), ...found.filter((one) => !isNamed(one))].map(({ entry }) => entry)
}

/** What is chosen of each filter, by the filter's id. */
export type Chosen = Readonly<Record<string, string>>

/** The things that have everything that is chosen. */
export function narrowed(entries: readonly Content[], filters: readonly Filter[], chosen: Chosen): Content[] {
  const wanted = filters.flatMap((filter) => {
    const value = chosen[filter.id]
    return value === undefined ? [] : [{ filter, value }]
  })
  return entries.filter((entry) => wanted.every(({ filter, value }) => filter.of(entry).includes(value)))
}

/** What can be chosen of a filter: numbers in their order, other values as the box has them. */
export function valuesOf(filter: Filter, entries: readonly Content[]): string[] {
  const values = [...new Set(entries.flatMap((entry) => filter.of(entry)))]
  return values.every((value) => /^\d+$/.test(value))
    ? values.sort((one, other) => Number(one) - Number(other))
    : values
}

/** The heading under which a thing stands: its kind, and for powers their deck. */
export function groupOf(entry: Content): string {
  return entry.kind === 'power' && typeof entry.facts.deck === 'string' ? entry.facts.deck : entry.kind
}

/** A thing by its name in rulings and relations. */
export function refOf({ kind, id }: Content): string {
  return `${kind}:${id}`
}
