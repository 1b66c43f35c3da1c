/** Several answers in one go. */

import { expect, test } from 'vitest'
import type { Option } from '../../src/lib/protocol/types'
import type { Choice } from '../../src/lib/table/choices'
import { Queue, toggled, type Several } from '../../src/lib/table/several'

const several = (id = 'cards'): Several => ({ id, most: 2, end: 'ready', whyNot: () => null })
const list = (...options: Option[]) =>
  options.map((option, index) => ({ option, index }) as unknown as Choice)
const play = (card: string): Option => ['play', 0, card]

test('a second pick of the same lets go of it', () => {
  const picks = toggled(toggled([], play('a')), play('b'))
  expect(picks).toEqual([play('a'), play('b')])
  expect(toggled(picks, play('a'))).toEqual([play('b')])
})

test('picks are given one after the other wherever they stand, then the end', () => {
  const queue = new Queue(several(), [play('b'), play('a')])
  expect(queue.next(several(), list(play('a'), play('b'), ['ready', 0]))?.index).toBe(1)
  expect(queue.next(several(), list(play('a'), ['ready', 0]))?.index).toBe(0)
  expect(queue.left).toBe(0)
  expect(queue.next(several(), list(play('c'), ['ready', 0]))?.index).toBe(1)
})

test('a pick that is gone stops the rest', () => {
  const queue = new Queue(several(), [play('a'), play('b')])
  expect(queue.next(several(), list(play('b'), ['ready', 0]))).toBeNull()
  expect(queue.left).toBe(2)
})

test('another question gets none of the answers', () => {
  const queue = new Queue(several(), [play('a')])
  expect(queue.next(several('other'), list(play('a')))).toBeNull()
  expect(queue.next(null, list(play('a')))).toBeNull()
})
