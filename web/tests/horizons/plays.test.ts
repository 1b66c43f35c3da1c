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
  facts: { cost },
})) as unknown as Content[]
const view = { turn: 2, spirits: [{ id: 'mud', energy: 4, plays_left: 2 }] } as unknown as HorizonsView
const voice = { words: { text: (key: string) => key } } as unknown as Voice
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
  expect(asked(play('card1'), play('card2'))?.whyNot(play('card3'))).toBe('web-hz-plays-full')
})

test('nothing is picked together while a spirit grows, or for two spirits at once', () => {
  expect(cardsToPlay(list(['growth', 0, 1]), [], view, box, voice)).toBeNull()
  expect(cardsToPlay(list(play('card1'), play('card2', 1)), [], view, box, voice)).toBeNull()
})
