/** Pieces that are picked together. */

import { expect, test } from 'vitest'
import type { Decision, Option } from '$lib/protocol/types'
import type { Voice } from '../../src/lib/words/speaker'
import { sentence } from '../../src/lib/words/phrases'
import { plain } from '../../src/lib/words/marks'
import { piecesToPick } from '../../src/games/horizons/choosing/picks'
import type { HorizonsView } from '../../src/games/horizons/view'
import { wordsOf } from '../words/catalogues'

const land = {
  id: 'G5',
  explorer: 2,
  town: 3,
  city: 0,
  dahan: 0,
  damaged: [['town', 1, 1]],
  health: { explorer: 1, town: 2, city: 3, dahan: 2 },
  presence: [],
  blight: 0,
}
const view = { turn: 2, phase: 'slow', lands: [land], spirits: [] } as unknown as HorizonsView
const voice = {
  words: { text: (key: string) => key },
  speaker: {
    question: ({ about }: Decision) => `${about[2]} of ${about[3]}`,
    name: (_: string, id: string) => id,
  },
} as unknown as Voice
const english = {
  words: wordsOf('en'),
  speaker: { name: (_: string, id: string) => sentence(id) },
} as unknown as Voice
const EXPLORER: Option = ['piece', 'explorer', 0]
const TOWN: Option = ['piece', 'town', 0]
const HURT: Option = ['piece', 'town', 1]
const OFFERED = [EXPLORER, TOWN, HURT]
const asked = (kind: string, about: Decision['about'], ...picks: Option[]) =>
  piecesToPick(OFFERED, picks, { kind, about } as Decision, view, voice)

test('as many as are left of the count, and as there are of the piece', () => {
  const about: Decision['about'] = ['up_to', 'retreat', 2, 4, 'G5']
  expect(asked('push_pieces', about)).toMatchObject({ most: 3, upTo: true, end: 'stop' })
  expect(asked('push_pieces', about)?.limit?.(EXPLORER)).toBe(2)
  expect(asked('push_pieces', about, EXPLORER, EXPLORER)?.whyNot(EXPLORER)).toBe('web-hz-pieces-none')
  expect(asked('push_pieces', about, EXPLORER, EXPLORER, TOWN)?.whyNot(TOWN)).toBe('web-hz-pieces-full')
})

test('pieces that go to different lands come from the same stack', () => {
  const to = (where: string): Option => ['push', 'explorer', 0, where]
  const about: Decision['about'] = ['up_to', 'retreat', 1, 3, 'G5']
  expect(asked('push', about, to('G4'), to('G6'))?.whyNot(to('G8'))).toBe('web-hz-pieces-none')
  expect(asked('push', about, to('G4'))?.whyNot(to('G8'))).toBeNull()
})

test('damage goes to one piece of a stack until it falls, then to the next', () => {
  const about: Decision['about'] = ['exactly', 'drought', 1, 4, 'G5']
  const damage = asked('damage', about, TOWN, EXPLORER, TOWN, TOWN)
  expect(damage).toMatchObject({ most: 4, upTo: false, end: null })
  expect(damage?.answers?.([TOWN, EXPLORER, TOWN, TOWN])).toEqual([TOWN, HURT, TOWN, EXPLORER])
  expect(asked('damage', about)?.limit?.(TOWN)).toBe(4)
  expect(asked('damage', about)?.limit?.(HURT)).toBe(1)
})

test('the question and the notes follow the damage that is assigned', () => {
  const decision = { kind: 'damage', about: ['exactly', 'drought', 1, 6, 'G5'] } as unknown as Decision
  const said = (...picks: Option[]) => {
    const several = piecesToPick(OFFERED, picks, decision, view, english)
    const shown = [EXPLORER, TOWN, HURT].map((option) => several?.noteOf?.(option) ?? '')
    return [several?.question, ...shown].map((text) => plain(text ?? ''))
  }
  expect(said()).toEqual(['G5: assign 6 of 6 damage', '', '', ''])
  expect(said(TOWN, EXPLORER)).toEqual([
    'G5: assign 4 of 6 damage',
    'destroyed',
    'survives with 1 health',
    '',
  ])
  expect(said(TOWN, TOWN, TOWN, EXPLORER, EXPLORER, HURT)).toEqual([
    'G5: all 6 damage is assigned',
    '2 destroyed',
    'destroyed, +1 fear; survives with 1 health',
    'destroyed, +1 fear',
  ])
})

test('what is left is filled in by one press, which says what all of it does', () => {
  const about: Decision['about'] = ['exactly', 'drought', 1, 4, 'G5']
  const decision = { kind: 'damage', about } as unknown as Decision
  const filling = (...picks: Option[]) => {
    const rest = piecesToPick(OFFERED, picks, decision, view, english)?.rest
    return rest && [rest.picks, plain(rest.does)]
  }
  const all = 'Explorer: destroyed; Town: destroyed, +1 fear; Town (damage: 1): destroyed, +1 fear'
  expect(filling()).toEqual([[EXPLORER, TOWN, TOWN, HURT], all])
  expect(filling(TOWN)).toEqual([[EXPLORER, TOWN, HURT], all])
  expect(filling(EXPLORER, TOWN, TOWN, HURT)).toBeNull()
  expect(plain(piecesToPick(OFFERED, [TOWN], decision, view, english)?.does ?? '')).toBe(
    'Town: survives with 1 health',
  )
})

test('the question counts the pieces that are picked', () => {
  const about: Decision['about'] = ['up_to', 'retreat', 2, 4, 'G5']
  expect(asked('push_pieces', about)?.question).toBe('2 of 4')
  expect(asked('push_pieces', about, EXPLORER)?.question).toBe('3 of 4')
  expect(asked('push_pieces', about, EXPLORER, EXPLORER, TOWN)?.question).toBe('4 of 4')
})

test('a question that asks once only is answered at once', () => {
  expect(asked('cascade', ['land', 'G5'])).toBeNull()
})
