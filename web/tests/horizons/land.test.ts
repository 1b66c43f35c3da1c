import { describe, expect, test } from 'vitest'
import { journeyOf, journeysIn } from '../../src/games/horizons/island/journey'
import { brief, marksOf, markWidth, stacksOf } from '../../src/games/horizons/island/stacks'
import type { HorizonsView, LandView } from '../../src/games/horizons/view'
import type { Decision } from '../../src/lib/protocol/types'

const EMPTY: LandView = {
  id: 'G5',
  terrain: 'sands',
  coastal: false,
  adjacent: [],
  outline: [],
  explorer: 0,
  town: 0,
  city: 0,
  dahan: 0,
  damaged: [],
  health: { explorer: 1, town: 2, city: 3, dahan: 2 },
  blight: 0,
  presence: [0, 0],
  sacred: [],
  defend: 0,
  next: { ravage: false, damage: 0, blight: false, cascade: false, build: null, can_explore: false },
}
const VIEW = {
  spirits: [
    { seat: 0, id: 'eyes' },
    { seat: 1, id: 'mud' },
  ],
} as unknown as HorizonsView

function question(kind: string, ...about: (string | number)[]): Decision {
  return { seat: 1, seats: [1], kind, about, parts: [], options: [] }
}

describe('stacks of a land', () => {
  test('presence comes first, then invaders from city to explorer, dahan and blight', () => {
    const land = {
      ...EMPTY,
      explorer: 2,
      town: 1,
      city: 1,
      dahan: 3,
      blight: 1,
      presence: [1, 2],
      sacred: [1],
    }
    expect(stacksOf(land, VIEW).map(({ icon, count }) => `${icon} ${count}`)).toEqual([
      's-eyes 1',
      'ss-mud 2',
      'p-city 1',
      'p-town 1',
      'p-explorer 2',
      'p-dahan 3',
      'p-blight 1',
    ])
  })

  test('damaged pieces stand apart, with the health that is left', () => {
    const land: LandView = {
      ...EMPTY,
      city: 3,
      damaged: [
        ['city', 1, 1],
        ['city', 2, 1],
      ],
    }
    expect(stacksOf(land, VIEW).map(({ count, health }) => [count, health])).toEqual([
      [1, null],
      [1, 2],
      [1, 1],
    ])
  })

  test('there is no unhurt stack where all are hurt', () => {
    expect(stacksOf({ ...EMPTY, town: 1, damaged: [['town', 1, 1]] }, VIEW)).toHaveLength(1)
  })
})

describe('marks of a land', () => {
  const next = { ...EMPTY.next, ravage: true, damage: 5, blight: true, cascade: true, build: 'city' as const }
  const marks = marksOf({ ...EMPTY, defend: 2, next })

  test('a quiet land shows its name alone', () => {
    expect(marksOf(EMPTY)).toEqual([{ kind: 'name' }])
  })

  test('defence, ravage with its blight and what is built', () => {
    expect(marks.slice(1)).toEqual([
      { kind: 'defend', amount: 2 },
      { kind: 'ravage', damage: 5, blight: 2 },
      { kind: 'build', piece: 'city' },
    ])
  })

  test('in brief they take less room', () => {
    const width = (some: typeof marks) => some.reduce((sum, mark) => sum + markWidth(mark, false), 0)
    expect(width(brief(marks))).toBeLessThan(width(marks))
  })
})

describe('journeys', () => {
  test('a push goes out of the land in question, a gather into it', () => {
    expect(journeyOf(['push', 'town', 0, 'G6'], question('push', 'land', 'G5'), VIEW)).toEqual({
      icon: 'p-town',
      from: 'G5',
      to: 'G6',
    })
    expect(journeyOf(['gather', 'dahan', 1, 'G6'], question('gather', 'land', 'G5'), VIEW)).toEqual({
      icon: 'p-dahan',
      from: 'G6',
      to: 'G5',
    })
  })

  test('presence comes from the land chosen, or to it', () => {
    const source = question('presence_source', 'land', 'G5')
    expect(journeyOf(['land', 'G6'], source, VIEW)).toEqual({ icon: 's-mud', from: 'G6', to: 'G5' })
    expect(journeyOf(['land', 'G6'], question('add_presence'), VIEW)).toEqual({
      icon: 's-mud',
      from: null,
      to: 'G6',
    })
  })

  test('blight cascades out of the land in question', () => {
    const cascade = question('cascade', 'land', 'G5')
    expect(journeyOf(['land', 'G6'], cascade, VIEW)).toEqual({ icon: 'p-blight', from: 'G5', to: 'G6' })
  })

  test('a target is no journey, and neither is the end of a question', () => {
    expect(journeyOf(['land', 'G6'], question('target_land', 'power', 'some'), VIEW)).toBeNull()
    expect(journeyOf(['stop'], question('push', 'land', 'G5'), VIEW)).toBeNull()
  })

  test('pieces and presence that moved are found among what happened', () => {
    const happened = [
      ['piece_moved', { piece: 'dahan', start: 'G1', land: 'G2', why: 'some' }],
      ['fear_generated', { amount: 1, why: 'some' }],
      ['presence_moved', { seat: 0, start: 'G2', land: 'G3', why: 'some' }],
    ] as const
    expect(journeysIn(happened, VIEW)).toEqual([
      { icon: 'p-dahan', from: 'G1', to: 'G2' },
      { icon: 's-eyes', from: 'G2', to: 'G3' },
    ])
  })
})
