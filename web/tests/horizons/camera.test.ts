import { expect, test } from 'vitest'
import { Camera } from '../../src/games/horizons/island/camera.svelte'

const BOX = { x: -100, y: 0, width: 400, height: 200 }
const camera = () => new Camera(() => BOX)
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
