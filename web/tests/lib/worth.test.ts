import { shelf } from './browser'
import { beforeEach, expect, test } from 'vitest'
import { progress } from '../../src/lib/progress/progress.svelte'
import { among, FULL, HELPS, starsOf } from '../../src/puzzles/worth'

beforeEach(() => {
  shelf.clear()
  progress.forget()
})

test('each help costs a star, and the last one leaves none', () => {
  const worth = HELPS.map((_, at) => starsOf({ misses: 0, help: at + 1 }))
  expect([starsOf({ misses: 3, help: 0 }), ...worth]).toEqual([FULL, 2, 1, 0])
})

test('fewer choices hold the next step, and are fewer than there were', () => {
  for (let options = 3; options < 40; options++)
    for (let next = 0; next < options; next++) {
      const left = among(next, options)
      expect(left).toContain(next)
      expect(new Set(left).size).toBe(left.length)
      expect(left.every((index) => index >= 0 && index < options)).toBe(true)
      expect(left.length).toBeLessThan(options)
    }
})

test('of two choices both are left', () => {
  expect(among(1, 2)).toEqual([0, 1])
})

test('what is taken or missed after the solution changes nothing', () => {
  progress.keepTried('p', { misses: 1 })
  progress.keepSolved('p')
  progress.keepTried('p', { help: 3, misses: 9 })
  expect(progress.triedOf('p')).toEqual({ misses: 1, help: 0 })
})

test('help stays taken when a puzzle is begun anew', () => {
  progress.keepTried('p', { help: 2 })
  progress.keepTried('p', { misses: 1 })
  expect(progress.triedOf('p')).toEqual({ misses: 1, help: 2 })
})
