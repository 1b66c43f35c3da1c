/** The rules text of a ghost card, put together from its stones. */

import type { Content } from '$lib/protocol/types'
import { required } from '$lib/words/required'
import type { PlainSpeaker } from '$lib/words/plainSpeaker'
import { isCard } from '../ghosts/cards'
import type { CardFacts, Counts } from '../view'

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

/** The card with that id. */
export function cardIn(speaker: PlainSpeaker, id: string): Content & { facts: CardFacts } {
  const card = speaker.box.get(id)
  return required(card && isCard(card) ? card : null, id)
}

/** Resistance, an incarnation's own text, then the stones; one line each. */
export function cardText(speaker: PlainSpeaker, id: string): string {
  const card = cardIn(speaker, id)
  const { words } = speaker
  const lines = [words.text('gs-resistance', { needed: needed(speaker, card.facts.resistance) })]
  if (hasOwnText(speaker, card)) lines.push(speaker.printedText('incarnation', id))
  lines.push(...stoneLines(speaker, card.facts))
  if (card.facts.estimated.length) lines.push(words.text('gs-estimate-text'))
  return lines.join('\n')
}

/** What it takes to exorcise a ghost. */
export function needed(speaker: PlainSpeaker, counts: Counts, free = 0): string {
  const parts = Object.entries(counts).map(([colour, count]) =>
    speaker.words.text('gs-needed', { colour: speaker.name('colour', colour), count }),
  )
  if (free) parts.push(speaker.words.text('gs-needed-less', { count: free }))
  return parts.join(', ') || '0'
}

/** Incarnations have one; it is no longer true when an owner gave the card other stones. */
function hasOwnText({ setup }: PlainSpeaker, card: Content): boolean {
  const cards = (setup.options?.cards ?? {}) as Record<string, object>
  const changed = Object.keys(cards[card.id] ?? {})
  return card.kind === 'incarnation' && !FIELDS.some((field) => changed.includes(field))
}

/** A line for each ability, under the name of its stone. */
function stoneLines(speaker: PlainSpeaker, facts: CardFacts): string[] {
  return STONES.flatMap(([stone, fields]) =>
    fields
      .flatMap((field) => abilities(facts, field))
      .map((id) => {
        const [ability, text] = [speaker.name('ability', id), speaker.text('ability', id)]
        return speaker.words.text(`gs-stone-${stone}`, { ability, text })
      }),
  )
}

/** The abilities of a stone; an ordinary haunter also tells where its figure starts. */
function abilities(facts: CardFacts, field: Field): string[] {
  const printed = facts[field]
  const startsOnCard = printed.includes(HAUNTER) && !facts.enter.includes(FAST_HAUNTER)
  return field === 'yin' && startsOnCard ? [...printed, SLOW_HAUNTER] : printed
}
