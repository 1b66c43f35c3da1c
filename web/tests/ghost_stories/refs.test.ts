import { describe, expect, test } from 'vitest'
import {
  glyph,
  nextInTurn,
  refOfCard,
  refsOf,
  resolve,
  seatGlyph,
  touched,
} from '../../src/games/ghost_stories/choosing/refs'
import { base, drawn, events, moon, questions } from './position'

/** Options that point at nothing on the table. */
const BUTTONS = [
  ...['pass', 'stop', 'end', 'keep', 'qi', 'tokens', 'roll', 'ignore', 'suffer', 'turn_away'],
  ...['reroll'], // the curse die is not drawn as a thing to press
]

describe('options', () => {
  test.each(questions)('$kind', ({ kind, options }) => {
    const shown = drawn(moon.view)
    for (const option of options) {
      const refs = refsOf(option, { ...moon.decision, kind, options }, moon.view)
      const lies = refs.filter((ref) => !shown.has(ref) && !/^(power|artifact|card):/.test(ref))
      expect(lies).toEqual([])
      if (!refs.length) expect([...BUTTONS, 'both', 'exorcise', 'colour', 'tao']).toContain(option[0])
    }
  })

  test('an unknown tag is only a button', () => {
    expect(refsOf(['somersault', 4], moon.decision, moon.view)).toEqual([])
  })

  test('both ghosts are those next to the Taoist who is asked', () => {
    const refs = refsOf(['both'], moon.decision, moon.view)
    expect(refs).toEqual(['space:green:0', 'space:yellow:2'])
  })

  test('a token of a Taoist is in the panel, any other in the supply', () => {
    expect(refsOf(['tao', 'red', 'blue'], base.decision, base.view)).toEqual(['tao:red:blue'])
    expect(refsOf(['tao', 'red'], { ...base.decision, kind: 'take_tao' }, base.view)).toEqual(['tao:red'])
  })

  test('a token to discard is in the panel of the one who is asked', () => {
    const refs = refsOf(['tao', 'red'], { ...base.decision, kind: 'discard_tao' }, base.view)
    expect(refs).toEqual(['tao:red:blue'])
  })
})

describe('events', () => {
  test.each(events)('%s touches things on the table', (tag, data) => {
    const shown = drawn(moon.view)
    const refs = touched([tag, data], moon.view).filter((ref) => !ref.startsWith('artifact:'))
    expect(refs.filter((ref) => !shown.has(ref))).toEqual([])
  })

  test('a ghost that moves touches both spaces', () => {
    const data = { ghost: 20, origin: 'blue', spot: 1, board: 'red', place: 1 }
    expect(touched(['ghost_moved', data], base.view)).toEqual(['space:red:1', 'space:blue:1'])
  })
})

test('a card stands where it lies', () => {
  const [board] = base.view.boards
  const ghost = board?.spaces[0]?.ghost
  expect(resolve(`card:${ghost?.number}`, base.view)).toBe(`space:${board?.colour}:0`)
  expect(refOfCard(base.view, 999)).toBe('card:999')
  expect(resolve('tile:4', base.view)).toBe('tile:4')
})

test('glyphs tell colours', () => {
  expect(glyph('taoist:red', base.view)).toBe('t-red')
  expect(glyph('tile:4', base.view)).toBeNull()
  expect(seatGlyph(1, base.view)).toBe('t-blue')
})

test('the next living Taoist clockwise plays next, past neutral boards and the dead', () => {
  const board = (colour: string, neutral = false, alive = !neutral) => ({ colour, neutral, alive })
  const view = (active: string | null, ...boards: object[]) =>
    ({ active, boards }) as Parameters<typeof nextInTurn>[0]
  const four = [board('red'), board('blue', true), board('green', false, false), board('yellow')]
  expect(['red', 'blue', 'green', 'yellow'].map((active) => nextInTurn(view(active, ...four)))).toEqual([
    'yellow',
    'yellow',
    'yellow',
    'red',
  ])
  expect(nextInTurn(view('red', board('red'), board('blue', true)))).toBeNull()
  expect(nextInTurn(view(null, ...four))).toBeNull()
})
