import { describe, expect, test } from 'vitest'
import { after, NO_ROLL, reached, type Face } from '../../src/games/ghost_stories/dice/dice'
import { targetsOf } from '../../src/games/ghost_stories/dice/exorcism'
import type { GhostView } from '../../src/games/ghost_stories/view'
import { base, moon } from './position'

const ghost = (needed: Record<string, number>, more: Partial<GhostView> = {}) =>
  ({ needed, free: 0, enter: [], yin: [], ignored: false, ...more }) as unknown as GhostView

function ticks(faces: Face[], of: GhostView) {
  return reached(of, faces, base.view).map(({ by }) => by)
}

describe('the tray', () => {
  test('shows the last roll', () => {
    const roll = base.events.reduce(after, NO_ROLL)
    expect(roll.tao).toEqual(['blue', 'black', 'white'])
    expect(roll.board).toBe('blue')
  })

  test('changes the dice that are rolled again', () => {
    const first = after(NO_ROLL, ['tao_rolled', { board: 'red', faces: ['red', 'black', 'red'] }])
    const second = after(first, ['tao_rerolled', { dice: ['red'], faces: ['white'] }])
    expect(second.tao).toEqual(['black', 'red', 'white'])
    expect(second.number).toBeGreaterThan(first.number)
  })

  test('keeps the exorcism beside the curse it brings, and is empty in the next turn', () => {
    const rolled = after(NO_ROLL, ['tao_rolled', { board: 'red', faces: ['red'] }])
    const cursed = after(rolled, ['curse_rolled', { board: 'red', face: 'haunt', cause: 40 }])
    expect(cursed).toMatchObject({ tao: ['red'], curse: 'haunt' })
    expect(after(cursed, ['turn_began', { board: 'blue' }])).toMatchObject({ tao: [], curse: null })
  })
})

describe('how far a roll goes', () => {
  test('faces of the colour first, then white ones', () => {
    expect(ticks(['green', 'white', 'red'], ghost({ green: 3 }))).toEqual(['face', 'white', null])
  })

  test('one white face counts once against a ghost of many colours', () => {
    expect(ticks(['white', 'blue'], ghost({ red: 1, blue: 1, green: 1 }))).toEqual(['white', 'face', null])
  })

  test('dice do nothing against a ghost that is immune', () => {
    expect(ticks(['red', 'white'], ghost({ red: 2 }, { yin: ['dice_immune'] }))).toEqual([null, null])
  })
})

test('a question about other ghosts, which comes while the dice still lie there, is not about the roll', () => {
  const far = {
    ...moon.decision,
    kind: 'move_ghost',
    options: [['ghost', 'red', 1] as [string, ...(string | number)[]]],
  }
  expect(targetsOf(moon.view, far)).toEqual(targetsOf(moon.view, moon.decision))
})

test('a roll is made against the ghosts next to the Taoist', () => {
  expect(targetsOf(moon.view, moon.decision).map(({ ref }) => ref)).toEqual([
    'space:green:0',
    'space:yellow:2',
  ])
})
