/** What belongs together in the box of Ghost Stories. */

import type { Content } from '$lib/protocol/types'
import { isCard } from '../ghosts/cards'
import type { CardFacts } from '../view'
import { powersOf } from './boards'

/** A card with its symbols, a symbol with its cards, a family with its artifact, a power with the other side. */
export function related(entry: Content, box: readonly Content[]): readonly string[] {
  const { kind, id, facts } = entry
  if (isCard(entry)) return symbols(entry.facts).map((ability) => `ability:${ability}`)
  if (kind === 'ability') return named(box.filter((one) => isCard(one) && symbols(one.facts).includes(id)))
  if (kind === 'family') return named(box.filter((one) => one.facts.family === id))
  if (kind === 'artifact') return [`family:${String(facts.family)}`]
  if (kind !== 'power') return []
  const sides = powersOf(String(facts.colour), box)
  return sides.filter((side) => side !== id).map((side) => `power:${side}`)
}

const symbols = ({ enter, yin, curses, rewards }: CardFacts) => [
  ...new Set([...enter, ...yin, ...curses, ...rewards]),
]
const named = (entries: readonly Content[]) => entries.map(({ kind, id }) => `${kind}:${id}`)
