/** Options and events find their things. */

import { describe, expect, it } from 'vitest'
import type { OpenDecision, Option, EventData } from '$lib/protocol/types'
import { facetOf, isFinal } from '../../src/games/horizons/choosing/options'
import { glyph, refsOf, resolve, touched } from '../../src/games/horizons/choosing/refs'
import type { HorizonsView } from '../../src/games/horizons/view'
import fixture from '../fixtures/horizons.json'

const view = fixture.view as unknown as HorizonsView
const options = fixture.options as unknown as { option: Option; decision: OpenDecision }[]
const events = fixture.events as unknown as EventData[]

/** Options that are only buttons. */
const BUTTONS = new Set(['action', 'effect', 'element', 'levels', 'no', 'pass', 'ready', 'stop', 'yes'])
const FORMS = [
  /^land:[A-Z]\d$/,
  /^piece:[A-Z]\d:[a-z]+:\d$/,
  /^card:[a-z_]+$/,
  /^innate:[a-z_]+$/,
  /^level:[a-z_]+:\d$/,
  /^spirit:\d$/,
  /^deck:(minor|major)$/,
  /^(growth|grow):\d:\d$/,
  /^track:\d:(energy|plays)$/,
  /^invader:(ravage|build|explore)$/,
  /^fear$/,
  /^blight$/,
]

const isWellFormed = (ref: string) => FORMS.some((form) => form.test(ref))

const push = {
  seat: 0,
  seats: [0],
  kind: 'push',
  about: ['up_to', 'retreat', 1, 2, 'H5'],
  parts: [],
  options: [],
}

describe('options', () => {
  it.each(
    options.map(({ option, decision }) => [`${decision.kind} ${option[0]}`, option, decision] as const),
  )('%s', (_, option, decision) => {
    const refs = refsOf(option, decision, view)
    expect(refs.every(isWellFormed)).toBe(true)
    // A push points at the land and at the piece; damage dealt by a power names no land.
    const count = BUTTONS.has(option[0]) ? 0 : option[0] === 'push' ? 2 : 1
    if (option[0] !== 'piece') expect(refs.length).toBe(count)
  })

  it('a tag from a later server is only a button', () => {
    expect(refsOf(['dance', 'G1'], options[0]?.decision as OpenDecision, view)).toEqual([])
  })

  it('a push points at the land on its other end and at the piece', () => {
    expect(refsOf(['push', 'town', 0, 'H4'], push, view)).toEqual(['land:H4', 'piece:H5:town:0'])
    const safety = { ...push, kind: 'seek_safety', about: ['fear', 'seek_safety'] }
    expect(refsOf(['land', 'G1', 'G2'], safety, view)).toEqual(['land:G2'])
  })

  it('what is gathered, moved or cleansed is the very piece', () => {
    const decision = {
      seat: 1,
      seats: [1],
      kind: 'gather',
      about: ['up_to', 'retreat', 1, 2, 'H5'],
      parts: [],
      options: [],
    }
    expect(refsOf(['gather', 'dahan', 1, 'H4'], decision, view)).toEqual(['piece:H4:dahan:1'])
    const presence = { ...decision, kind: 'gather_presence' }
    expect(refsOf(['land', 'H4'], presence, view)).toEqual(['piece:H4:presence:1'])
    const blight = { ...decision, kind: 'remove_blight' }
    expect(refsOf(['land', 'H4'], blight, view)).toEqual(['piece:H4:blight:0'])
    const fear = { ...decision, kind: 'fear_piece' }
    expect(refsOf(['land', 'H4', 'town', 0], fear, view)).toEqual(['piece:H4:town:0'])
  })

  it('a piece that is not drawn is found at its land', () => {
    expect(resolve('piece:H5:city:2', view)).toBe('land:H5')
  })

  it('a choice of pieces points at the piece in the land in question', () => {
    const decision = {
      seat: 0,
      seats: [0],
      kind: 'damage',
      about: ['exactly', 'dahan', 1, 2, 'H5'],
      parts: [],
      options: [],
    }
    expect(refsOf(['piece', 'town', 1], decision, view)).toEqual(['piece:H5:town:1'])
  })

  it('the innate power lies on the panel, cards in the hand', () => {
    const decision = { seat: -2, seats: [0, 1], kind: 'power_phase', about: [], parts: [], options: [] }
    expect(refsOf(['use', 0, 'mischief_and_sabotage'], decision, view)).toEqual([
      'innate:mischief_and_sabotage',
    ])
    expect(refsOf(['use', 0, 'natures_resilience'], decision, view)).toEqual(['card:natures_resilience'])
    expect(refsOf(['use_on', 0, 'natures_resilience', 'H5'], decision, view)).toEqual([
      'land:H5',
      'card:natures_resilience',
    ])
  })

  it('each spirit has its own growth', () => {
    const decision = { seat: -2, seats: [0, 1], kind: 'spirit_phase', about: [], parts: [], options: [] }
    expect(refsOf(['growth', 1, 2], decision, view)).toEqual(['growth:1:2'])
    expect(refsOf(['grow', 0, 1], decision, view)).toEqual(['grow:0:1'])
  })
})

describe('events', () => {
  it.each(events.map((event) => [event[0], event] as const))('%s', (_, event) => {
    expect(touched(event, view).every(isWellFormed)).toBe(true)
  })

  it('a move touches both lands', () => {
    expect(touched(['piece_moved', { piece: 'town', start: 'G1', land: 'G2', why: 'x' }], view)).toEqual([
      'land:G1',
      'land:G2',
    ])
  })

  it('blight touches the land and the pool', () => {
    expect(touched(['blight_added', { land: 'G1', left: 4 }], view)).toEqual(['land:G1', 'blight'])
  })
})

describe('resolve', () => {
  it.each([
    ['growth:2', 'growth:0:2'],
    ['track:energy', 'track:0:energy'],
    ['card:mischief_and_sabotage', 'innate:mischief_and_sabotage'],
    ['card:i1_mountain', 'invader:ravage'],
    ['card:drought', 'card:drought'],
    ['land:G1', 'land:G1'],
  ])('%s', (ref, stands) => expect(resolve(ref, view)).toBe(stands))
})

describe('glyphs', () => {
  it.each([
    ['land:G4', 'g-wetland'],
    ['spirit:1', 's-rising_heat_of_stone_and_sand'],
    ['invader:build', 'inv-build'],
    ['card:drought', 'i-cards'],
    ['nothing', null],
  ])('%s', (ref, symbol) => expect(glyph(ref, view)).toBe(symbol))
})

describe('what options are like', () => {
  const voice = {
    words: { text: (key: string) => key },
    speaker: { name: (kind: string, id: string) => `${kind} ${id}` },
  } as unknown as Parameters<typeof facetOf>[3]
  it('moves differ by their piece', () => {
    expect(facetOf(['push', 'town', 0, 'H4'], push, view, voice)).toEqual({
      id: 'town:0',
      name: 'piece town',
      icon: 'p-town',
    })
    expect(facetOf(['push', 'town', 1, 'H4'], push, view, voice)?.name).toBe('hz-piece-hurt')
    expect(facetOf(['stop'], push, view, voice)).toBeNull()
  })

  it('powers with their lands differ by the power, and what ends the phase is of none', () => {
    const options: Option[] = [
      ['use_on', 0, 'drought', 'H5'],
      ['pass', 0],
    ]
    const decision = { seat: -2, seats: [0], kind: 'power_phase', about: [], parts: [], options }
    expect(facetOf(['use_on', 0, 'drought', 'H5'], decision, view, voice)?.id).toBe('drought')
    expect(facetOf(['pass', 0], decision, view, voice)).toBeNull()
    expect(isFinal(['pass', 0], decision)).toBe(true)
  })

  it('presence differs by its track', () => {
    const decision = { ...push, kind: 'place_presence', about: [] }
    const option: Option = ['presence', 'plays', 'H4']
    expect(facetOf(option, decision, view, voice)?.id).toBe('plays')
    expect(refsOf(option, decision, view)).toEqual(['land:H4', 'track:0:plays'])
  })

  it('options of several spirits differ by the spirit', () => {
    const decision = { seat: -2, seats: [0, 1], kind: 'power_phase', about: [], parts: [], options: [] }
    expect(facetOf(['pass', 1], decision, view, voice)?.icon).toBe('s-rising_heat_of_stone_and_sand')
  })

  it('forgetting is final, and passing with powers unused', () => {
    const power: OpenDecision = {
      seat: -2,
      seats: [0, 1],
      kind: 'power_phase',
      about: [],
      parts: [],
      options: [
        ['use', 0, 'x'],
        ['pass', 0],
        ['pass', 1],
      ],
    }
    expect(isFinal(['pass', 0], power)).toBe(true)
    expect(isFinal(['pass', 1], power)).toBe(false)
    expect(isFinal(['card', 'x'], { ...power, kind: 'forget' })).toBe(true)
    expect(isFinal(['use', 0, 'x'], power)).toBe(false)
  })
})
