import './browser'
import { expect, test } from 'vitest'
import { botOf, partnerIn, partsOf } from '../../src/lib/table/bots'

test('a bot is a strength and a style, whatever its budget', () => {
  expect(partsOf('value:careful')).toEqual({ strength: 'value', style: 'careful' })
  expect(partsOf('search@1.5s')).toEqual({ strength: 'search', style: '' })
  expect(botOf('search', 'bold')).toBe('search:bold')
  expect(botOf('rules', '')).toBe('rules')
})

test('at random nobody has a style', () => {
  expect(botOf('random', 'bold')).toBe('random')
})

test('the usual partner is the strong one, where it can play the game', () => {
  expect(partnerIn(['rules', 'value', 'search'])).toBe('value')
  expect(partnerIn(['rules', 'random'])).toBe('rules')
})
