import { expect, test } from 'vitest'
import { taoistToMove } from '../../src/games/ghost_stories/board/preview'
import { stepNow } from '../../src/games/ghost_stories/telling/steps'
import { isFinal } from '../../src/games/ghost_stories/choosing/why'
import { fitted } from '../../src/games/ghost_stories/board/fit'
import { base, moon } from './position'

const asked = (kind: string) => ({ ...base.decision, kind })

test('the step of the turn follows the question', () => {
  const yin = { ...base.view, phase: 'yin' as const }
  expect(stepNow(yin, asked('place_ghost'))).toBe('arrival')
  expect(stepNow(yin, asked('discard_tao'))).toBe('ghosts')
  expect(stepNow(base.view, asked('move'))).toBe('move')
  expect(stepNow(base.view, asked('exorcise_ghosts'))).toBe('act')
  expect(stepNow(base.view, asked('end_turn'))).toBe('end')
  expect(stepNow(moon.view, asked('su_ling'))).toBe('su_ling')
})

test('losses and artifacts are pressed twice', () => {
  const villagers = [
    ['villager', 'li', 3],
    ['villager', 'sun', 0],
  ] as const
  const devour = { ...moon.decision, kind: 'devour', options: [...villagers] }
  expect(isFinal(villagers[0], devour, moon.view)).toBe(true)
  expect(isFinal(['artifact', 'life_potion'], moon.decision, moon.view)).toBe(true)
  expect(isFinal(['stop'], moon.decision, moon.view)).toBe(false)
})

test('names fit their place in one line or in two', () => {
  expect(fitted('Lich', 120, 12, 10)).toEqual({ lines: ['Lich'], size: 12 })
  expect(fitted('Pavilion of the Heavenly Wind', 120, 12, 10).lines).toEqual([
    'Pavilion of the',
    'Heavenly Wind',
  ])
  expect(fitted('Sharp-Nailed', 60, 12, 12).lines).toEqual(['Sharp-', 'Nailed'])
})

test('a move moves the Taoist who is asked, a wind the one it is about', () => {
  expect(taoistToMove(asked('move'), base.view)?.colour).toBe('blue')
  expect(taoistToMove({ ...asked('twin_winds_tile'), about: ['taoist', 'red'] }, base.view)?.colour).toBe(
    'red',
  )
  expect(taoistToMove(asked('yin_yang'), base.view)).toBeUndefined()
})
