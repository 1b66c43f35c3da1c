import { expect, test } from 'vitest'
import type { Voice } from '../../src/games/face'
import type { Beat } from '../../src/lib/table/beats'
import { momentsOf } from '../../src/lib/table/moments'

const face = {
  moments: { hurt: { glyph: 'i-qi', way: 'drop' } },
  touched: ([, { at }]: [string, Record<string, unknown>]) => [`tile:${String(at)}`],
  resolve: (ref: string) => ref.replace('tile', 'place'),
} as const
const beat = (...events: Beat['events']) => ({ events, view: {} }) as Beat
const at = (...events: Beat['events']) =>
  momentsOf(beat(...events), face as unknown as Parameters<typeof momentsOf>[1], {} as Voice)

test('a moment stands at the things that its event touches', () => {
  expect(at(['said', { at: 1 }], ['hurt', { at: 2 }])).toEqual([
    { glyph: 'i-qi', way: 'drop', refs: ['place:2'] },
  ])
})

test('of many moments the last ones are drawn', () => {
  const many = Array.from({ length: 9 }, (_, at): Beat['events'][number] => ['hurt', { at }])
  const refs = at(...many).flatMap(({ refs }) => refs)
  expect(refs).toEqual(['place:3', 'place:4', 'place:5', 'place:6', 'place:7', 'place:8'])
})
