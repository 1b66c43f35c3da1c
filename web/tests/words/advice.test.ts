import { expect, test } from 'vitest'
import type { OpenDecision, Reason, View } from '../../src/lib/protocol/types'
import { figureOf, whyOf } from '../../src/lib/words/advice'
import type { Speaker } from '../../src/lib/words/speaker'
import { wordsOf } from './catalogues'

const moment = {
  decision: { seat: 0, seats: [0], kind: 'act', about: [], options: [['help'], ['pass']], parts: [] },
  view: {},
} as unknown as { decision: OpenDecision; view: View }
const voice = (note = '') => ({
  words: wordsOf('en'),
  speaker: { note: () => note, event: () => 'The Tea House is haunted.' } as unknown as Speaker,
})
const later: Reason = { kind: 'later', events: [], chances: [] }
const figures = { answer: 0, worth: 1.234, chance: 0.583, margin: 0.034, fates: 40 }

test('a chance is told with its margin, a rule of thumb with its worth', () => {
  expect(figureOf(figures, voice())).toBe('58\u00a0% ± 3')
  expect(figureOf({ ...figures, chance: null }, voice())).toBe('worth 1.23')
})

test('a reason is a sentence, and where nothing is foreseen what the option brings', () => {
  const prevents: Reason = { kind: 'prevents', events: [['tile_haunted', { tile: 3 }]], chances: [] }
  expect(whyOf(0, prevents, moment, voice())).toBe('Stops this: The Tea House is haunted.')
  expect(whyOf(0, later, moment, voice('gives a Buddha'))).toBe('Gives a Buddha.')
  expect(whyOf(0, later, moment, voice())).toBe('It pays off later.')
})
