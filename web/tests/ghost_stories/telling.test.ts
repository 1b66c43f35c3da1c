/** What the log of Ghost Stories tells in one line. */

import { expect, test } from 'vitest'
import type { EventData } from '../../src/lib/protocol/types'
import { telling } from '../../src/games/ghost_stories/telling/telling'

const event = (tag: string, why?: string): EventData => [tag, why === undefined ? {} : { why }]
const follows = (one: EventData, first: EventData) => telling.follows(one, first)

test('dice, what they beat and its rewards belong to the exorcism', () => {
  for (const tag of ['tao_rolled', 'ghost_discarded', 'tao_gained', 'curse_rolled'])
    expect(follows(event(tag), event('exorcism_began'))).toBe(true)
})

test('an action, a ghost and a step of one’s own begin a line', () => {
  for (const one of [event('villager_asked'), event('ghost_drawn'), event('taoist_moved', 'move')])
    expect(follows(one, event('exorcism_began'))).toBe(false)
})

test('a Taoist who is carried belongs to the power that carries him', () => {
  expect(follows(event('taoist_moved', 'twin_winds'), event('power_used'))).toBe(true)
})

test('nothing belongs to a step of one’s own', () => {
  expect(follows(event('qi_lost', 'curse'), event('taoist_moved', 'move'))).toBe(false)
})

test('a full board and a devourer are reasons of their own', () => {
  expect(follows(event('qi_lost', 'full_board'), event('family_cursed'))).toBe(false)
  expect(follows(event('villager_died', 'devour'), event('family_cursed'))).toBe(false)
  expect(follows(event('villager_died', 'cannot_flee'), event('haunter_struck'))).toBe(true)
})

test('a curse is told once: by what it does, or by what announces it', () => {
  const curse: EventData = ['family_cursed', { family: 'sheng' }]
  expect(telling.isSaidBy?.(curse, ['tile_haunted', { tile: 1, why: 'sheng' }])).toBe(true)
  expect(telling.isSaidBy?.(curse, ['tile_haunted', { tile: 1, why: 'haunter' }])).toBe(false)
  expect(telling.isSaidBy?.(['ghost_drawn', {}], ['tile_haunted', { tile: 1 }])).toBe(false)
  expect(telling.repeats?.(['tao_removed', { colour: 'red' }], ['family_cursed', { family: 'chang' }])).toBe(
    true,
  )
  expect(telling.repeats?.(['tao_removed', { colour: 'red' }], event('qi_lost'))).toBe(false)
})
