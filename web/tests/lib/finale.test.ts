import './browser'
import { expect, test } from 'vitest'
import { Finale } from '../../src/lib/table/finale.svelte'

/** Whether the scene is open after each look. */
function looks(finale: Finale, ...over: boolean[]): boolean[] {
  return over.map((one) => {
    finale.look(one)
    return finale.open
  })
}

test('the end is shown to those who saw it come', () => {
  expect(looks(new Finale(), false, false, true, true)).toEqual([false, false, true, true])
})

test('a table that was over when it was opened shows no scene', () => {
  expect(looks(new Finale(), true, true)).toEqual([false, false])
})

test('it is shown once, and again only when the game has gone on', () => {
  const finale = new Finale()
  looks(finale, false, true)
  finale.open = false
  expect(looks(finale, true, false, true)).toEqual([false, false, true])
})

test('a jump to the end shows no scene, a step from there to it does', () => {
  const finale = new Finale()
  finale.leap(false)
  finale.leap(true)
  expect(finale.open).toBe(false)
  finale.leap(false)
  expect(looks(finale, true)).toEqual([true])
})
