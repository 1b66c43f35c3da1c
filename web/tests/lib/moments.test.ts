import { expect, test } from 'vitest'
import type { Voice } from '../../src/lib/words/speaker'
import type { Beat } from '../../src/lib/table/beats'
import { moments as horizons } from '../../src/games/horizons/telling/moments'
import { momentsOf } from '../../src/lib/table/moments'
import type { MomentOf } from '../../src/lib/game/moment'

const face = {
  moments: { hurt: { glyph: 'i-qi', way: 'drop' } },
  touched: ([, { at }]: [string, Record<string, unknown>]) => [`tile:${String(at)}`],
  resolve: (ref: string) => ref.replace('tile', 'place'),
} as const
const beat = (...events: Beat['events']) => ({ events, view: {} }) as Beat
const at = (...events: Beat['events']) => momentsOf(beat(...events), face, {} as Voice)

test('a moment stands at the things that its event touches', () => {
  expect(at(['said', { at: 1 }], ['hurt', { at: 2 }])).toEqual([
    { glyph: 'i-qi', way: 'drop', refs: ['place:2'] },
  ])
})

test('a moment may depend on what happened and on the table', () => {
  const moments = horizons as Record<string, MomentOf>
  const drawn = (event: Beat['events'][number], blight = 0) =>
    momentsOf(
      { events: [event], view: { lands: [{ id: 'G3', blight }] } } as unknown as Beat,
      { ...face, moments },
      {} as Voice,
    ).map(({ glyph, way }) => [glyph, way])
  expect(drawn(['piece_added', { piece: 'city', land: 'G3', why: 'build' }])).toEqual([['p-city', 'grow']])
  expect(drawn(['piece_added', { piece: 'explorer', land: 'G3', why: 'explore' }])).toEqual([
    ['p-explorer', 'land'],
  ])
  expect(drawn(['piece_added', { piece: 'dahan', land: 'G3', why: 'call_to_tend' }])).toEqual([])
  expect(drawn(['blight_added', { land: 'G3', left: 4 }], 1)).toEqual([['p-blight', 'land']])
  expect(drawn(['blight_added', { land: 'G3', left: 4 }], 2)).toEqual([['p-blight', 'spread']])
})

test('of many moments the last ones are drawn', () => {
  const many = Array.from({ length: 9 }, (_, at): Beat['events'][number] => ['hurt', { at }])
  const refs = at(...many).flatMap(({ refs }) => refs)
  expect(refs).toEqual(['place:3', 'place:4', 'place:5', 'place:6', 'place:7', 'place:8'])
})
