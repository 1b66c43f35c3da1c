/** What is to come in short: nothing grave is left out, and it fits where the whole does not. */

import { expect, test } from 'vitest'
import type { Content, EventData } from '$lib/protocol/types'
import { LANGUAGES } from '$lib/words/words'
import { plain } from '$lib/words/marks'
import { digest } from '../../src/games/horizons/telling/digest'
import type { HorizonsView } from '../../src/games/horizons/view'
import { horizonsSpeaker } from '../../src/games/horizons/words/speaker'
import fixture from '../fixtures/horizons.json'
import { wordsOf } from '../words/catalogues'

const view = fixture.view as unknown as HorizonsView
const box = fixture.box as unknown as Content[]
const ravage = (land: string, more = {}): EventData => [
  'ravage_due',
  { land, damage: 3, defence: 0, dahan: 1, presence: [], blight: true, cascade: [], strikes: 2, ...more },
]
const build = (land: string, piece: string): EventData => ['piece_added', { land, piece, why: 'build' }]
const FORECAST: EventData[] = [
  ravage('G3'),
  ravage('G5', { presence: [0], cascade: ['G1', 'G2'] }),
  ravage('G8', { damage: 0, dahan: 0, blight: false }),
  build('G1', 'town'),
  build('G2', 'town'),
  build('G7', 'city'),
  ['explore_due', { lands: ['G1', 'G2', 'G4', 'G6'], chance: [1, 3] }],
]

test.each(LANGUAGES)('three ravages and three buildings are two sentences: %s', (language) => {
  const words = wordsOf(language)
  const said = digest(FORECAST, view, { words, speaker: horizonsSpeaker(words, view.setup, box) }).map(plain)
  expect(said).toHaveLength(2)
  const [ravages = '', built = ''] = said
  for (const land of ['G3', 'G5', 'G8']) expect(ravages).toContain(land)
  expect(ravages).toContain('6')
  expect(ravages).toContain(words.text('web-hz-digest-cascade'))
  expect(ravages).toContain(words.text('web-hz-digest-presence'))
  expect(ravages).toContain(words.text('hz-due-dahan', { count: 2 }))
  expect(built).toContain(words.text('hz-count-town', { count: 2 }))
  expect(said.join(' ').length).toBeLessThan(190)
})

test('what ends the game comes first', () => {
  const words = wordsOf('en')
  const end: EventData = ['game_ended', { won: false, reason: 'blight' }]
  const voice = { words, speaker: horizonsSpeaker(words, view.setup, box) }
  const [first] = digest([...FORECAST, end], view, voice)
  expect(first).toBe(voice.speaker.event(end, view))
})
