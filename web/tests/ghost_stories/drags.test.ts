/** What can be dragged at a table of Ghost Stories, and where to. */

import { expect, test } from 'vitest'
import type { Decision, Option } from '../../src/lib/protocol/types'
import { placesOf, type Drags } from '../../src/lib/table/drag'
import { dragIcon, wayOf } from '../../src/games/ghost_stories/choosing/drags'
import { refsOf } from '../../src/games/ghost_stories/choosing/refs'
import { drawn, moon, questions } from './position'

const { view } = moon
const own = view.boards.find(({ seat, tile }) => seat !== null && tile !== null)
const seat = own?.seat ?? 0
const asks = (kind: string, about: Decision['about'] = []): Decision => ({
  seat,
  seats: [seat],
  kind,
  about,
  parts: [],
  options: [],
})
const way = (option: Option, decision: Decision) =>
  wayOf({ option, refs: refsOf(option, decision as never, view) }, decision, view)

test('a Taoist goes to a tile, and a villager comes along', () => {
  const figure = [`taoist:${own?.colour}`, `tile:${own?.tile}`]
  expect(way(['tile', 1], asks('move'))).toEqual({ from: figure, to: 'tile:1', also: [] })
  expect(way(['escort', 1], asks('move'))?.from).toEqual([`villager:${own?.tile}`])
  expect(way(['tile', 1], asks('yin_yang'))?.from).toEqual([`yin_yang:${own?.colour}`])
})

test('a token goes to the dice of its roll, a Buddha to its space', () => {
  const spent = way(['tao', 'red', 'blue'], asks('spend_tao', ['tokens', 1]))
  expect(spent?.from).toEqual(['tao:red:blue'])
  expect([spent?.to, ...(spent?.also ?? [])]).toContain('die:red')
  expect(way(['space', 'red', 2], asks('end_turn'))).toMatchObject({ to: 'space:red:2' })
  expect(way(['space', 'red', 2], asks('end_turn'))?.from[0]).toBe(`buddha:${own?.colour}`)
  expect(way(['space', 'red', 2], asks('su_ling'))?.from).toEqual(['su_ling'])
})

test('what moves nothing is not dragged', () => {
  for (const tag of ['stay', 'end', 'help', 'pass', 'save']) expect(way([tag], asks('act'))).toBeNull()
  expect(wayOf({ option: ['tile', 1], refs: ['tile:1'] }, null, view)).toBeNull()
})

test('whatever is dragged is drawn, and so is its place', () => {
  const places = drawn(view)
  for (const { kind, options } of questions) {
    for (const option of options) {
      const found = way(option, asks(kind))
      if (!found || ['place_ghost', 'move_ghost_to', 'mantra'].includes(kind)) continue
      expect([...places, 'su_ling', `buddha:${own?.colour}`], `${kind} ${option[0]}`).toContain(found.from[0])
      expect(dragIcon(found.from[0] ?? '', view)).not.toBe('')
    }
  }
})

test('one thing has all the places of its answers', () => {
  const decision = asks('move')
  const all = [1, 2].map((tile) => ({ option: ['tile', tile], refs: [`tile:${tile}`] }))
  const given = { table: { all }, way: (one: (typeof all)[0]) => wayOf(one as never, decision, view) }
  expect([...placesOf(`taoist:${own?.colour}`, given as unknown as Drags).keys()]).toEqual([
    'tile:1',
    'tile:2',
  ])
})
