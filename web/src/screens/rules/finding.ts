/** Finding a thing by words of any language, and by what it has. */

import type { Filter } from '../../games/reference'
import type { Content } from '$lib/protocol/types'

/** Without case, without marks on letters, and with spaces for everything that is neither letter nor figure. */
export function folded(text: string): string {
  const plain = text.toLocaleLowerCase().replaceAll('ł', 'l').normalize('NFKD').replace(/\p{M}/gu, '')
  return plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
}

/** All that is said of a thing in every language that is loaded. */
export type SaidOf = (entry: Content) => string

/** The things of which something is said just so; where there are none, those with all its words. */
export function find(entries: readonly Content[], query: string, saidOf: SaidOf): Content[] {
  const wanted = folded(query)
  if (!wanted) return [...entries]
  const said = entries.map((entry) => ` ${saidOf(entry)} `)
  const having = (words: readonly string[]) =>
    entries.filter((_, at) => words.every((word) => said[at]?.includes(` ${word}`)))
  const whole = having([wanted])
  return whole.length ? whole : having(wanted.split(' '))
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
