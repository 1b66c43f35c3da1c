/** Cards to play, picked together. */

import { expect, test } from 'vitest'
import type { Content, Option } from '$lib/protocol/types'
import type { Choice } from '../../src/lib/game/choice'
import { cardsToPlay, costOf } from '../../src/games/horizons/choosing/plays'
import type { Voice } from '../../src/lib/words/speaker'
import type { HorizonsView } from '../../src/games/horizons/view'

const box = [1, 2, 3].map((cost) => ({
  id: `card${cost}`,
  kind: 'power',
  facts: { cost, elements: ['fire'] },
})) as unknown as Content[]
const thresholds = [{ elements: { fire: 1 } }, { elements: { fire: 2 } }]
const SPIRIT = { id: 'mud', energy: 4, plays_left: 2, elements: {}, innate: { id: 'mire', thresholds } }
const view = { turn: 2, spirits: [SPIRIT] } as unknown as HorizonsView
const voice = {
  words: { text: (key: string, args: object = {}) => [key, ...(Object.values(args) as string[])].join(' ') },
  speaker: { name: (_: string, id: string) => id },
} as unknown as Voice
const list = (...options: Option[]) => options.map((option) => ({ option }) as unknown as Choice)
const play = (card: string, seat = 0): Option => ['play', seat, card]
const asked = (...picks: Option[]) =>
  cardsToPlay(list(play('card1'), play('card2'), play('card3'), ['ready', 0]), picks, view, box, voice)

test('cards cost together what each of them costs', () => {
  expect(costOf(['card1', 'card3'], box)).toBe(4)
})

test('as many cards as may be played, as dear as there is energy', () => {
  expect(asked()?.most).toBe(2)
  expect(asked(play('card2'))?.whyNot(play('card3'))).toBe('Web-hz-reason-too_dear.')
  expect(asked(play('card1'))?.whyNot(play('card3'))).toBeNull()
  expect(asked(play('card1'), play('card2'))?.whyNot(play('card3'))).toBe('web-hz-plays-full 2')
})

test('what is picked says the energy that stays, and the levels that its elements reach', () => {
  expect(asked()?.does).toBe('Hz-note-keeps-energy 4')
  expect(asked(play('card1'))?.does).toMatch(/^Hz-note-keeps-energy 3; mire: hz-note-levels 1/)
  expect(asked(play('card1'), play('card2'))?.does).toMatch(
    /^Hz-note-keeps-energy 1; mire: hz-note-levels 1, 2/,
  )
})

test('nothing is picked together while a spirit grows, or for two spirits at once', () => {
  expect(cardsToPlay(list(['growth', 0, 1]), [], view, box, voice)).toBeNull()
  expect(cardsToPlay(list(play('card1'), play('card2', 1)), [], view, box, voice)).toBeNull()
})
