import { expect, test } from 'vitest'
import type { GameFace } from '../../src/lib/game/face'
import type { Facet } from '../../src/lib/game/choice'
import type { Voice } from '../../src/lib/words/speaker'
import { choicesOf, facetsOf, inTwo, keysOf, narrowed, openTo } from '../../src/lib/table/choices'
import { EVERYONE, type OpenDecision, type Option, type View } from '../../src/lib/protocol/types'

const facet = (id: string): Facet => ({ id, name: id, icon: null })
const face = {
  refsOf: ([tag, at]: Option) => (at === undefined ? [] : [`${tag}:${at}`]),
  resolve: (ref: string) => ref,
  facetOf: ([, , kind]: Option) => (kind === undefined ? null : facet(String(kind))),
  isFinal: ([tag]: Option) => tag === 'lose',
} as unknown as GameFace
const voice = {
  speaker: { option: (option: Option) => option.join(' '), note: () => '' },
} as unknown as Voice
const asks = (seat: number, ...options: Option[]): OpenDecision => ({
  seat,
  seats: [Math.max(0, seat)],
  kind: 'test',
  about: [],
  parts: [],
  options,
})
const list = (decision: OpenDecision, indexes = decision.options.map((_, at) => at)) =>
  choicesOf(indexes, decision, {} as View, face, voice)

test('a label in brackets becomes a second line', () => {
  expect(inTwo('Tea House (haunted)')).toEqual(['Tea House', 'haunted'])
  expect(inTwo('Tea House')).toEqual(['Tea House', ''])
})

test('only the seat that is asked may answer', () => {
  const decision = asks(1, ['stay'], ['stop'])
  expect(openTo(decision, [0])).toEqual([])
  expect(openTo(decision, [0, 1])).toEqual([0, 1])
})

test('where several are asked each has the options that name his seat', () => {
  const decision = asks(EVERYONE, ['play', 0], ['play', 1], ['ready', 1])
  expect(openTo(decision, [1])).toEqual([1, 2])
  expect(openTo(decision, [])).toEqual([])
})

test('keys count from one, and the first end is zero', () => {
  const keys = list(asks(0, ['tile', 4], ['stop'], ['tile', 5], ['pass'])).map(({ key }) => key)
  expect(keys).toEqual(['1', '0', '2', '3'])
})

test('keys that a game gives mean places: they come in their order, and the others count behind them', () => {
  const keyed = { ...face, keyOf: ([tag, at]: Option) => (tag === 'tile' ? String(at) : null) }
  const decision = asks(0, ['ghost', 7], ['tile', 2], ['tile', 1], ['ghost', 8], ['stop'])
  const keys = choicesOf([0, 1, 2, 3, 4], decision, {} as View, keyed, voice)
  expect(keys.map(({ key }) => key)).toEqual(['10', '1', '2', '11', '0'])
})

test('a choice knows its thing, and whether it is final', () => {
  const [tile, lose] = list(asks(0, ['tile', 4], ['lose']))
  expect(tile).toMatchObject({ index: 0, refs: ['tile:4'], isFinal: false, label: 'tile 4' })
  expect(lose).toMatchObject({ index: 1, refs: [], isFinal: true })
})

test('one kind alone narrows nothing', () => {
  expect(facetsOf(list(asks(0, ['push', 'A1', 'town'], ['stop'])))).toEqual([])
})

test('a kind keeps its own options and those of no kind, with keys anew', () => {
  const decision = asks(
    0,
    ['push', 'A1', 'town'],
    ['push', 'A1', 'explorer'],
    ['push', 'A2', 'explorer'],
    ['stop'],
  )
  const all = list(decision)
  const keys = (indexes: readonly number[]) => keysOf(indexes, decision, {} as View, face, 0)
  expect(facetsOf(all).map(({ id }) => id)).toEqual(['town', 'explorer'])
  const few = narrowed(all, 'explorer', keys)
  expect(few.map(({ index, key }) => [index, key])).toEqual([
    [1, '1'],
    [2, '2'],
    [3, '0'],
  ])
  expect(narrowed(all, null, keys)).toBe(all)
})

test('a narrowed list does not repeat what it is narrowed to', () => {
  const all = list(asks(0, ['push', 'A1', 'town']))
  const label = (text: string) =>
    narrowed(
      all.map((choice) => ({ ...choice, label: text })),
      'town',
      () => new Map(),
    )[0]?.label
  expect(label('Town: to A1')).toBe('To A1')
  expect(label('Town → A1')).toBe('A1')
  expect(label('Township to A1')).toBe('Township to A1')
})
