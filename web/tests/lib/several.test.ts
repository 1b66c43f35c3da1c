/** Several answers in one go. */

import { expect, test } from 'vitest'
import type { EventData, Option } from '../../src/lib/protocol/types'
import type { Choice, Several } from '../../src/lib/game/choice'
import { Queue, timesOf, without } from '../../src/lib/table/several'

const several = (id = 'cards', end: string | null = 'ready'): Several => ({
  id,
  most: 2,
  upTo: end !== null,
  end,
  whyNot: () => null,
})
const list = (...options: Option[]) =>
  options.map((option, index) => ({ option, index }) as unknown as Choice)
const play = (card: string): Option => ['play', 0, card]

test('the same may be picked several times, and is let go of as a whole', () => {
  const picks = [play('a'), play('b'), play('a')]
  expect(timesOf(picks, play('a'))).toBe(2)
  expect(without(picks, play('a'))).toEqual([play('b')])
})

test('picks are given one after the other wherever they stand, then the end', () => {
  const queue = new Queue(several(), [play('b'), play('a')])
  expect(queue.next(several(), list(play('a'), play('b'), ['ready', 0]))?.index).toBe(1)
  expect(queue.next(several(), list(play('a'), ['ready', 0]))?.index).toBe(0)
  expect(queue.left).toBe(0)
  expect(queue.next(several(), list(play('c'), ['ready', 0]))?.index).toBe(1)
})

test('a question that ends by itself is not ended', () => {
  const queue = new Queue(several('pieces', null), [play('a')])
  expect(queue.next(several('pieces', null), list(play('a'), play('b')))?.index).toBe(0)
  expect(queue.next(several('pieces', null), list(play('a'), play('b')))).toBeNull()
})

test('a pick that is gone stops the rest', () => {
  const queue = new Queue(several(), [play('a'), play('b')])
  expect(queue.next(several(), list(play('b'), ['ready', 0]))).toBeNull()
  expect(queue.left).toBe(2)
})

test('what the rules took by themselves need not be given', () => {
  const queue = new Queue(several(), [play('a'), play('b')])
  const taken = (card: string): EventData => ['only_option', { option: play(card) }]
  queue.hear([taken('c'), taken('a')])
  expect(queue.left).toBe(1)
  expect(queue.next(several(), list(play('b'), ['ready', 0]))?.index).toBe(0)
})

test('another question gets none of the answers', () => {
  const queue = new Queue(several(), [play('a')])
  expect(queue.next(several('other'), list(play('a')))).toBeNull()
  expect(queue.next(null, list(play('a')))).toBeNull()
})
