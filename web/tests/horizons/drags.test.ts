/** What can be dragged, and where to. */

import { expect, test } from 'vitest'
import type { Decision, Option } from '$lib/protocol/types'
import type { Choice } from '../../src/lib/game/choice'
import { placesOf, type Drags } from '../../src/lib/table/drag'
import { wayOf } from '../../src/games/horizons/choosing/drags'

const choice = (option: Option, ...refs: string[]) => ({ option, refs }) as unknown as Choice
const decision = { about: ['up_to', 'x', 1, 2, 'G5'] } as unknown as Decision

test('presence goes from its track to a land, a power to its land, a piece to another one', () => {
  const way = (option: Option, ...refs: string[]) => wayOf(choice(option, ...refs), decision)
  expect(way(['presence', 'energy', 'G1'], 'land:G1', 'track:0:energy')).toEqual({
    from: ['track:0:energy'],
    to: 'land:G1',
  })
  expect(way(['use_on', 0, 'drought', 'G1'], 'land:G1', 'card:drought')?.from).toEqual(['card:drought'])
  expect(way(['push', 'town', 0, 'G1'], 'land:G1', 'piece:G5:town:0')?.to).toBe('land:G1')
  expect(way(['gather', 'town', 0, 'G1'], 'piece:G1:town:0')).toEqual({
    from: ['piece:G1:town:0'],
    to: 'land:G5',
  })
  expect(way(['play', 0, 'drought'], 'card:drought')?.to).toBe('play')
})

test('an answer that moves nothing is not dragged', () => {
  expect(wayOf(choice(['stop']), decision)).toBeNull()
  expect(wayOf(choice(['piece', 'town', 0], 'piece:G5:town:0'), decision)).toBeNull()
  expect(wayOf(choice(['land', 'G5'], 'land:G5'), decision)).toBeNull()
})

test('a thing goes to the places of its own answers alone', () => {
  const to = (land: string, piece: string) =>
    choice(['push', piece, 0, land], `land:${land}`, `piece:G5:${piece}:0`)
  const all = [to('G1', 'town'), to('G2', 'town'), to('G1', 'dahan'), choice(['stop'])]
  const given = { table: { all }, way: (one: Choice) => wayOf(one, decision) } as unknown as Drags
  expect([...placesOf('piece:G5:town:0', given)]).toEqual([
    ['land:G1', all[0]],
    ['land:G2', all[1]],
  ])
  expect(placesOf('land:G1', given).size).toBe(0)
})
