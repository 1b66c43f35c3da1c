import './browser'
import { expect, test } from 'vitest'
import type { SetupChoice } from '../../src/lib/protocol/types'
import { pickOf, SURPRISE, takenOf } from '../../src/lib/table/picks'

const choice = {
  entry: 'colours',
  sides_entry: 'powers',
  values: ['red', 'blue'],
  sides: { red: ['spires', 'winds'], blue: ['gust', 'second'] },
} as unknown as SetupChoice

test('a side that is chosen brings its value along', () => {
  expect(pickOf(choice, 'powers', 'gust')).toEqual({ pick: 'blue', side: 'gust' })
  expect(pickOf(choice, 'colours', 'red')).toEqual({ pick: 'red', side: '' })
})

test('what another seat has is taken, with all its sides', () => {
  const others = [{ pick: 'red', side: 'winds' }, SURPRISE]
  expect(takenOf(choice, 'colours', others)).toEqual(['red'])
  expect(takenOf(choice, 'powers', others)).toEqual(['spires', 'winds'])
})
