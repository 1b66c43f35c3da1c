import { expect, test } from 'vitest'
import type { Filter } from '../../src/lib/game/reference'
import { find, folded, groupOf, narrowed, refOf, valuesOf } from '../../src/book/finding'

const piece = (kind: string, id: string, facts: object = {}) => ({ kind, id, facts: { ...facts }, text: '' })
const drought = piece('power', 'drought', { deck: 'minor', cost: 1, elements: ['sun', 'fire'] })
const storm = piece('power', 'storm', { deck: 'major', cost: 10, elements: ['air'] })
const heat = piece('spirit', 'heat')
const BOX = [heat, storm, drought]
const SAID = new Map([
  [heat, { names: 'rising heat zar', rest: 'learns drought and storm' }],
  [storm, { names: 'storm burza', rest: 'cost 10 deals damage in two lands' }],
  [drought, { names: 'drought susza', rest: 'cost 1 destroys towns in a land' }],
])
const cost: Filter = {
  id: 'cost',
  name: 'cost',
  of: ({ facts }) => ('cost' in facts ? [String(facts.cost)] : []),
  say: (value) => value,
}
const element: Filter = {
  id: 'element',
  name: 'element',
  of: ({ facts }) => (facts.elements ?? []) as string[],
  say: (value) => value,
}
const found = (query: string) => find(BOX, query, (entry) => SAID.get(entry)).map(({ id }) => id)

test('case, marks on letters and punctuation do not matter', () => {
  expect(folded(' Żar, «Ł»!')).toBe('zar l')
})

test('what is called so comes before what only speaks of it', () => {
  expect(found('Drought')).toEqual(['drought', 'heat'])
})

test('words are found from their beginning', () => {
  expect(found('tow')).toEqual(['drought'])
  expect(found('owns')).toEqual([])
})

test('words as they stand count before the same words apart, and numbers are whole', () => {
  expect(found('cost 1')).toEqual(['drought'])
  expect(found('towns drought')).toEqual(['drought'])
})

test('without words everything is found', () => {
  expect(found('  ')).toEqual(['heat', 'storm', 'drought'])
})

test('filters add up', () => {
  const ids = (chosen: Record<string, string>) => narrowed(BOX, [cost, element], chosen).map(({ id }) => id)
  expect(ids({ cost: '1' })).toEqual(['drought'])
  expect(ids({ cost: '1', element: 'air' })).toEqual([])
  expect(ids({})).toEqual(['heat', 'storm', 'drought'])
})

test('numbers are offered in their order', () => {
  expect(valuesOf(cost, BOX)).toEqual(['1', '10'])
  expect(valuesOf(element, BOX)).toEqual(['air', 'sun', 'fire'])
})

test('a power stands under its deck, other things under their kind', () => {
  expect(BOX.map(groupOf)).toEqual(['spirit', 'major', 'minor'])
  expect(refOf(heat)).toBe('spirit:heat')
})
