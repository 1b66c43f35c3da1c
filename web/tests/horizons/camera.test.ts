import { expect, test } from 'vitest'
import { Camera } from '../../src/games/horizons/island/camera.svelte'

const BOX = { x: -100, y: 0, width: 400, height: 200 }
const camera = (frame = { width: 400, height: 200 }) =>
  new Camera(
    () => BOX,
    () => frame,
  )
const shown = (one: Camera) => one.viewBox.split(' ').map(Number)

test('at first everything is shown', () => {
  expect(shown(camera())).toEqual([-100, 0, 400, 200])
})

test('the point under the pointer stays where it is', () => {
  const one = camera()
  one.zoom(2, [0, 100])
  expect(shown(one)).toEqual([-50, 50, 200, 100])
})

test('what is shown stays within the drawing', () => {
  const one = camera()
  one.zoom(2, [0, 100])
  one.pan(1000, 1000)
  expect(shown(one)).toEqual([-100, 0, 200, 100])
  one.pan(-1000, -1000)
  expect(shown(one)).toEqual([100, 100, 200, 100])
})

test('one cannot go farther than the whole, nor closer than five times', () => {
  const one = camera()
  one.zoom(100)
  expect(one.isClosest).toBe(true)
  expect(shown(one)[2]).toBe(80)
  one.zoom(0.001)
  expect(one.isFit).toBe(true)
  one.pan(50, 50)
  expect(shown(one)).toEqual([-100, 0, 400, 200])
})

test('beside the drawing there is as much to see as its frame has room for', () => {
  expect(shown(camera({ width: 200, height: 200 }))).toEqual([-100, -100, 400, 400])
})

test('a part is shown whole and no larger than needed, clear of the buttons at the right', () => {
  const one = camera({ width: 200, height: 100 })
  one.show({ x: 0, y: 50, width: 126, height: 72 })
  expect(shown(one)[2]).toBeCloseTo(200)
  const { x, y, width, height } = one.shown
  expect(x).toBeLessThanOrEqual(0)
  expect(y).toBeLessThanOrEqual(50)
  expect(x + width).toBeGreaterThanOrEqual(126 + 60)
  expect(y + height).toBeGreaterThanOrEqual(122)
})

test('a part too large to be read is shown in part, one that is small not larger than needed', () => {
  const far = camera({ width: 40, height: 20 })
  far.show(BOX)
  expect(far.shown.width).toBe(80)
  const near = camera({ width: 200, height: 100 })
  near.show({ x: 0, y: 0, width: 10, height: 10 })
  expect(near.shown.width).toBe(200)
})

test('coming closer gives things in a land more room and makes them larger', () => {
  const one = camera()
  const before = one.pixels
  one.zoom(2)
  expect(one.pixels).toBeGreaterThan(before)
  expect(one.pixels).toBeLessThan(2 * before)
})
