/** Cards to play, picked together, within the card plays and the energy. */

import { sentence } from '$lib/words/phrases'
import type { Content, Option } from '$lib/protocol/types'
import type { Choice, Several } from '$lib/game/choice'
import type { Voice } from '$lib/words/speaker'
import { powerFacts } from '../box'
import { missing, none, plus } from '../spirits/elements'
import type { HorizonsView, SpiritView } from '../view'

/** What the cards cost together. */
export function costOf(cards: readonly string[], box: readonly Content[]): number {
  return cards.reduce((sum, card) => sum + powerFacts(box, card).cost, 0)
}

/** The card that an option plays. */
function cardOf(option: Option): string {
  return String(option[2])
}

/** The levels of the innate power for which a spirit has the elements with these cards, in words. */
function levels(
  cards: readonly string[],
  spirit: SpiritView,
  box: readonly Content[],
  { words, speaker }: Voice,
): string {
  const have = plus(
    spirit.elements,
    cards.flatMap((card) => powerFacts(box, card).elements),
  )
  const reached = spirit.innate.thresholds.flatMap(({ elements }, at) =>
    none(missing(elements, have)) ? [at + 1] : [],
  )
  const said = words.text('hz-note-levels', { levels: reached.join(', ') })
  return reached.length ? `${speaker.name('innate', spirit.innate.id)}: ${said}` : ''
}

/** The cards of one spirit's hand, where nothing else is asked but which of them it plays. */
export function cardsToPlay(
  choices: readonly Choice[],
  picks: readonly Option[],
  view: HorizonsView,
  box: readonly Content[],
  voice: Voice,
): Several | null {
  const { words } = voice
  const seats = new Set(choices.map(({ option }) => option[1]))
  const spirit = view.spirits[Number([...seats][0])]
  const plays = choices.some(({ option }) => option[0] === 'play')
  if (!plays || seats.size > 1 || !spirit) return null
  const cards = picks.map(cardOf)
  const left = spirit.energy - costOf(cards, box)
  const does = [words.text('hz-note-keeps-energy', { energy: left }), levels(cards, spirit, box, voice)]
  return {
    id: `plays of ${spirit.id} in round ${view.turn}`,
    most: spirit.plays_left,
    upTo: true,
    end: 'ready',
    does: sentence(does.filter(Boolean).join('; ')),
    whyNot(option) {
      if (picks.length >= spirit.plays_left)
        return words.text('web-hz-plays-full', { count: spirit.plays_left })
      if (powerFacts(box, cardOf(option)).cost <= left) return null
      return `${sentence(words.text('web-hz-reason-too_dear'))}.`
    },
  }
}
