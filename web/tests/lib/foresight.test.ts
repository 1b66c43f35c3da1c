import { beforeEach, expect, test, vi } from 'vitest'
import { Foresight } from '../../src/lib/table/outlook.svelte'

const asked = vi.hoisted((): number[] => [])
vi.mock('../../src/lib/server/http', () => ({
  http: {
    outlook: (_table: string, _seat: number, _answer: null, ply: number) => {
      asked.push(ply)
      return Promise.resolve({ ply, forecast: [], dangers: [], odds: [], difference: null })
    },
  },
}))

beforeEach(() => (asked.length = 0))

test('a forecast that was asked for while the story was played is not asked for again', async () => {
  const foresight = new Foresight()
  const moment = { ply: 7 }
  foresight.prepare('t', 0, moment)
  foresight.prepare('t', 0, moment)
  expect(foresight.now).toBeNull()
  await foresight.look('t', 0, [], moment)
  expect(foresight.now?.ply).toBe(7)
  expect(asked).toEqual([7])
})

test('another moment, seat or pick of others is asked for anew', async () => {
  const foresight = new Foresight()
  const moment = { ply: 7 }
  foresight.prepare('t', 0, moment)
  await foresight.look('t', 0, [], { ply: 7 })
  await foresight.look('t', 1, [], moment)
  await foresight.look('t', 0, [3], moment)
  expect(asked).toEqual([7, 7, 7, 7])
})
