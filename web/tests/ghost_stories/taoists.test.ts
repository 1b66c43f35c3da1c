/** The faces of the Taoists, how they feel, and how ghosts hold themselves, by what is shown. */

import { describe, expect, it } from 'vitest'
import { MOODS, type Shown } from '../../src/lib/game/cast'
import type { EventData } from '../../src/lib/protocol/types'
import { poseOf } from '../../src/games/ghost_stories/ghosts/pose'
import { features } from '../../src/games/ghost_stories/taoists/features'
import { character, moodOf } from '../../src/games/ghost_stories/taoists/mood'
import { stateOf } from '../../src/games/ghost_stories/taoists/presence'
import { presenceOf } from '../../src/lib/table/presence'
import { BOARD_COLOURS, type BoardView, type GhostStoriesView } from '../../src/games/ghost_stories/view'
import { base } from './position'

type Seen = Shown<GhostStoriesView>

/** A board on which nothing presses, with changes. */
function board(changes: Partial<BoardView> = {}): BoardView {
  const [first] = base.view.boards
  if (!first) throw new Error('no board')
  const spaces = first.spaces.map((space) => ({ ...space, ghost: null }))
  return { ...first, neutral: false, alive: true, qi: 3, spaces, ...changes }
}

const own = board()

function shown(beat: readonly EventData[] = [], changes: Partial<GhostStoriesView> = {}): Seen {
  return { view: { ...base.view, active: own.colour, ...changes }, decision: null, beat, rolling: false }
}

describe.each(BOARD_COLOURS)('the face of the %s Taoist', (colour) => {
  it('is another one in each mood', () => {
    const drawn = MOODS.map((mood) => JSON.stringify(features(colour, mood)))
    const calmIsSerene = colour === 'blue' ? 1 : 0
    expect(new Set(drawn).size).toBeGreaterThanOrEqual(MOODS.length - calmIsSerene)
  })
})

describe('a Taoist', () => {
  it('is calm in the own turn and serene while others play', () => {
    expect(moodOf(own, shown())).toBe('calm')
    const [other] = base.view.boards.filter(({ colour, neutral }) => colour !== own.colour && !neutral)
    const waiting = board({ colour: 'red' })
    expect(other).toBeDefined()
    const alone = [board({ colour: 'blue' }), waiting, board({ colour: 'green' })]
    expect(moodOf(board({ colour: 'green' }), shown([], { boards: alone, active: 'blue' }))).toBe('serene')
  })

  it('has fallen when dead, whatever happens', () => {
    const beat: EventData[] = [['qi_gained', { board: own.colour }]]
    expect(moodOf(board({ alive: false, qi: 0 }), shown(beat))).toBe('fallen')
  })

  it('is worried with one Qi, with a full board, or before a haunter strikes', () => {
    const ghost = base.view.boards.flatMap(({ spaces }) => spaces).find((space) => space.ghost)?.ghost
    if (!ghost) throw new Error('no ghost')
    const [first, ...others] = own.spaces
    if (!first) throw new Error('no space')
    expect(moodOf(board({ qi: 1 }), shown())).toBe('worried')
    const full = own.spaces.map((space) => ({ ...space, ghost: { ...ghost, haunter: null } }))
    expect(moodOf(board({ spaces: full }), shown())).toBe('worried')
    const near = [{ ...first, ghost: { ...ghost, haunter: 1 } }, ...others]
    expect(moodOf(board({ spaces: near }), shown())).toBe('worried')
  })

  it('is fierce while dice are in the air and glad when they drive a ghost out', () => {
    expect(moodOf(own, { ...shown([], { phase: 'yang' }), rolling: true })).toBe('fierce')
    const out: EventData[] = [['ghost_discarded', { ghost: 1, why: 'exorcised' }]]
    expect(moodOf(own, shown(out))).toBe('glad')
    const gone: EventData[] = [['ghost_discarded', { ghost: 1, why: 'other' }]]
    expect(moodOf(own, shown(gone))).toBe('calm')
  })

  it('stands for a seat', () => {
    const seat = base.view.boards.find((one) => one.seat !== null)?.seat ?? 0
    expect(character(seat, shown())?.character).toBe(
      base.view.boards.find((one) => one.seat === seat)?.colour,
    )
    expect(character(99, shown())).toBeNull()
  })

  it('stands for a seat of a table, which computes what it shows', () => {
    const seat = base.view.boards.find((one) => one.seat !== null)?.seat ?? 0
    class Computed implements Seen {
      get view() {
        return shown().view
      }
      get decision() {
        return null
      }
      get beat() {
        return []
      }
      get rolling() {
        return false
      }
    }
    expect(character(seat, new Computed())).toEqual(character(seat, shown()))
  })
})

describe('presence', () => {
  const person = {
    name: 'Ann',
    bot: '',
    here: true,
    pick: '',
    side: '',
    also: [],
    away: false,
    since: null,
    reserved: false,
  }

  it('has a shape', () => {
    expect(presenceOf(person)).toBe('here')
    expect(presenceOf({ ...person, away: true })).toBe('away')
    expect(presenceOf({ ...person, here: false })).toBe('lost')
    expect(presenceOf({ ...person, name: '', bot: 'rules' })).toBe('bot')
    expect(presenceOf(undefined)).toBe('none')
  })

  it('is told in a word unless something matters more', () => {
    const waits = { ...base.view, active: null }
    expect(stateOf(own, waits, { ...person, away: true }, false)).toBe('away')
    expect(stateOf(own, waits, { ...person, here: false }, false)).toBe('lost')
    expect(stateOf(own, waits, person, false, true)).toBe('thinking')
    expect(stateOf(board({ alive: false }), waits, person, false)).toBe('dead')
    expect(stateOf(board({ neutral: true }), waits, undefined, false)).toBe('neutral')
    expect(stateOf(own, { ...base.view, active: own.colour }, person, true)).toBe('own-turn')
  })
})

describe('a ghost', () => {
  it('drifts in, reaches for the village and howls when it torments', () => {
    expect(poseOf({ number: 9 }, [['ghost_placed', { ghost: 9 }]])).toBe('drift')
    expect(poseOf({ number: 9 }, [['haunter_advanced', { ghost: 9 }]])).toBe('reach')
    expect(poseOf({ number: 9 }, [['curse_rolled', { cause: 9, face: 'none' }]])).toBe('howl')
  })

  it('is still while others act, and when nothing is shown', () => {
    expect(poseOf({ number: 9 }, [['haunter_advanced', { ghost: 8 }]])).toBe('still')
    expect(poseOf({ number: 9 }, [])).toBe('still')
  })
})
