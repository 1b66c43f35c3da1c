/** Damage that is divided among pieces. */

import { expect, test } from 'vitest'
import {
  blows,
  fallen,
  fearOf,
  filled,
  healthLeft,
  type Target,
} from '../../src/games/horizons/choosing/damage'
import type { HorizonsView } from '../../src/games/horizons/view'

const HEALTH: Readonly<Record<string, number>> = { explorer: 1, town: 2, city: 3 }

function target(kind: string, count: number, hurt = 0, assigned = 0): Target {
  return { kind, hurt, count, health: (HEALTH[kind] ?? 1) - hurt, assigned, spread: false }
}

const assignedOf = (targets: readonly Target[]) => targets.map(({ assigned }) => assigned)
const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0)

test('damage goes to one piece of a stack until it falls, then to the next', () => {
  expect(healthLeft(target('town', 3, 0, 3))).toEqual([0, 1, 2])
  expect(fallen(target('town', 3, 0, 3))).toBe(1)
  expect(fearOf(target('city', 2, 1, 4))).toBe(4)
})

test('of ways to destroy as much the one with more fear is taken', () => {
  const [city, town, explorer] = [target('city', 1), target('town', 1), target('explorer', 1)]
  expect(assignedOf(filled([explorer, town, city], 3))).toEqual([0, 0, 3])
  expect(assignedOf(filled([explorer, town, city], 4))).toEqual([1, 0, 3])
  expect(assignedOf(filled([explorer, town, city], 5))).toEqual([0, 2, 3])
})

test('damage that destroys nothing hurts the strongest piece', () => {
  expect(assignedOf(filled([target('town', 1), target('city', 1)], 1))).toEqual([0, 1])
})

/** Every way to assign so much damage. */
function* ways(targets: readonly Target[], left: number): Generator<Target[]> {
  const [first, ...others] = targets
  if (!first) {
    if (left === 0) yield []
    return
  }
  for (let more = 0; more <= Math.min(left, first.count * first.health - first.assigned); more++)
    for (const rest of ways(others, left - more))
      yield [{ ...first, assigned: first.assigned + more }, ...rest]
}

test('no way to assign the rest destroys more, whatever stands there and is assigned already', () => {
  const worth = (targets: readonly Target[]) => sum(targets.map((one) => fallen(one) + fearOf(one)))
  const fear = (targets: readonly Target[]) => sum(targets.map(fearOf))
  let tried = 0
  for (const [explorers, towns, hurt, cities] of [
    [2, 1, 1, 1],
    [0, 2, 0, 2],
    [3, 0, 2, 1],
    [1, 1, 1, 0],
  ] as const) {
    const there = [
      target('explorer', explorers),
      target('town', towns),
      target('town', hurt, 1),
      target('city', cities),
    ]
    const stacks = there.filter(({ count }) => count > 0)
    const all = sum(stacks.map(({ count, health }) => count * health))
    for (let amount = 1; amount < all; amount++)
      for (const begun of ways(stacks, Math.floor(amount / 2))) {
        const left = amount - Math.floor(amount / 2)
        const full = filled(begun, left)
        expect(sum(assignedOf(full))).toBe(amount)
        expect(full.every(({ assigned, count, health }) => assigned <= count * health)).toBe(true)
        for (const way of ways(begun, left)) {
          tried++
          expect(worth(way) <= worth(full)).toBe(true)
          if (worth(way) === worth(full)) expect(fear(way) <= fear(full)).toBe(true)
        }
      }
  }
  expect(tried).toBeGreaterThan(500)
})

test('each answer names the piece as hurt as it is by then', () => {
  const view = { lands: [{ id: 'G5', health: HEALTH }] } as unknown as HorizonsView
  const city = ['piece', 'city', 0] as const
  const picks = Array.from({ length: 4 }, (): [string, ...(string | number)[]] => [...city])
  expect(blows(picks, 'G5', view).map(([, , hurt]) => hurt)).toEqual([0, 1, 2, 0])
})

test('one point for each of several pieces falls where it destroys first', () => {
  const each = (kind: string, count: number, hurt = 0, assigned = 0): Target => ({
    ...target(kind, count, hurt, assigned),
    spread: true,
  })
  const hit = filled([each('city', 2), each('town', 1), each('town', 2, 1), each('explorer', 1)], 5)
  expect(assignedOf(hit)).toEqual([1, 1, 2, 1])
  expect(hit.map(fallen)).toEqual([0, 0, 2, 1])
  expect(healthLeft(each('city', 2, 0, 1))).toEqual([2, 3])
  expect(assignedOf(filled([each('town', 2)], 5))).toEqual([2])
})
