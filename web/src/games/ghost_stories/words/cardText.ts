/** The rules text of a ghost card, put together from its stones. */

import type { CardFacts } from '../view'
import type { Content } from '$lib/protocol/types'
import type { Names } from './names'

type Field = 'enter' | 'yin' | 'curses' | 'rewards'

const STONES: readonly (readonly [string, readonly Field[]])[] = [
  ['left', ['enter']],
  ['middle', ['yin']],
  ['right', ['curses', 'rewards']],
]
const FIELDS = STONES.flatMap(([, fields]) => fields)
const HAUNTER = 'haunter'
const FAST_HAUNTER = 'place_haunter_on_board'
const SLOW_HAUNTER = 'place_haunter_on_card'

/** Resistance, an incarnation's own text, then the stones; one line each. */
export function cardText(names: Names, id: string): string {
  const card = names.piece(id)
  const facts = names.facts(Number(card.facts.number))
  const lines = [names.words.text('gs-resistance', { needed: names.needed(facts.resistance) })]
  if (hasOwnText(names, card)) lines.push(names.text('incarnation', id))
  lines.push(...stoneLines(names, facts))
  if (facts.estimated.length) lines.push(names.words.text('gs-estimate-text'))
  return lines.join('\n')
}

/** Incarnations have one; it is no longer true when an owner gave the card other stones. */
function hasOwnText(names: Names, card: Content): boolean {
  const cards = (names.setup.options?.cards ?? {}) as Record<string, object>
  const changed = Object.keys(cards[card.id] ?? {})
  return card.kind === 'incarnation' && !FIELDS.some((field) => changed.includes(field))
}

/** A line for each ability, under the name of its stone. */
function stoneLines(names: Names, facts: CardFacts): string[] {
  return STONES.flatMap(([stone, fields]) =>
    fields
      .flatMap((field) => abilities(facts, field))
      .map((id) => {
        const [ability, text] = [names.name('ability', id), names.text('ability', id)]
        return names.words.text(`gs-stone-${stone}`, { ability, text })
      }),
  )
}

/** The abilities of a stone; an ordinary haunter also tells where its figure starts. */
function abilities(facts: CardFacts, field: Field): string[] {
  const printed = facts[field]
  const startsOnCard = printed.includes(HAUNTER) && !facts.enter.includes(FAST_HAUNTER)
  return field === 'yin' && startsOnCard ? [...printed, SLOW_HAUNTER] : printed
}
