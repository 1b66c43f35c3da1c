/** Cards to play, picked together: as many as may be played, and as dear as there is energy. */

import { sentence } from '$lib/words/phrases'
import type { Content, Option } from '$lib/protocol/types'
import type { Choice, Several } from '$lib/game/choice'
import type { Voice } from '$lib/words/speaker'
import { powerFacts } from '../box'
import type { HorizonsView } from '../view'

/** What the cards cost together. */
export function costOf(cards: readonly string[], box: readonly Content[]): number {
  return cards.reduce((sum, card) => sum + powerFacts(box, card).cost, 0)
}

/** The card that an option plays. */
function cardOf(option: Option): string {
  return String(option[2])
}

/** The cards of one spirit's hand, where nothing else is asked but which of them it plays. */
export function cardsToPlay(
  choices: readonly Choice[],
  picks: readonly Option[],
  view: HorizonsView,
  box: readonly Content[],
  { words }: Voice,
): Several | null {
  const seats = new Set(choices.map(({ option }) => option[1]))
  const spirit = view.spirits[Number([...seats][0])]
  const plays = choices.some(({ option }) => option[0] === 'play')
  if (!plays || seats.size > 1 || !spirit) return null
  const left = spirit.energy - costOf(picks.map(cardOf), box)
  return {
    id: `plays of ${spirit.id} in round ${view.turn}`,
    most: spirit.plays_left,
    upTo: true,
    end: 'ready',
    whyNot(option) {
      if (picks.length >= spirit.plays_left)
        return words.text('web-hz-plays-full', { count: spirit.plays_left })
      if (powerFacts(box, cardOf(option)).cost <= left) return null
      return `${sentence(words.text('web-hz-reason-too_dear'))}.`
    },
  }
}
