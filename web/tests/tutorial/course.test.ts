/** The way through a lesson: step by step, back again, aside and back to the path. */

import { describe, expect, it } from 'vitest'
import { backFrom, placeIn, type Place } from '../../src/tutorial/course'
import { chapterAfter, CHAPTERS, chaptersOf, loadLesson, type Lesson } from '../../src/tutorial/lesson'

const STEPS = [
  { id: 'look', ply: 1, show: [] },
  { id: 'first', ply: 1, show: ['tile:*'] },
  { id: 'second', ply: 2, show: [] },
  { id: 'look_again', ply: 6, show: [] },
  { id: 'end', ply: 6, show: [] },
]
const lesson: Lesson = {
  game: 'ghost_stories',
  steps: STEPS,
  path: [
    { ply: 1, kind: 'move', takes: ['tile', 4], index: 2 },
    { ply: 2, kind: 'act', takes: ['help'], index: 0 },
    { ply: 4, kind: 'end_turn', takes: ['end'], index: 1 },
  ],
}

/** The name of the step, and whether it waits for an answer. */
function shown(place: Place, of = lesson): [string, boolean] | string {
  if (place.at !== 'step') return place.at
  return [of.steps[place.step]?.id ?? '', place.question !== null]
}

describe('the place in a lesson', () => {
  it('explains first, then waits for the answer', () => {
    expect(shown(placeIn(lesson, [9], 0))).toEqual(['look', false])
    expect(shown(placeIn(lesson, [9], 1))).toEqual(['first', true])
  })
  it('goes on with the answer', () => {
    expect(shown(placeIn(lesson, [9, 2], 1))).toEqual(['second', true])
  })
  it('keeps a step for a further question without a step of its own', () => {
    expect(shown(placeIn(lesson, [9, 2, 0, 5], 2))).toEqual(['second', true])
  })
  it('waits for no answer at the end', () => {
    expect(shown(placeIn(lesson, [9, 2, 0, 5, 1, 3], 2))).toEqual(['look_again', false])
    expect(shown(placeIn(lesson, [9, 2, 0, 5, 1, 3], 4))).toEqual(['end', false])
  })
  it('ends when the game goes on', () => {
    expect(shown(placeIn(lesson, [9, 2, 0, 5, 1, 3, 0], 4))).toBe('end')
  })
  it('comes back with an answer that is taken back', () => {
    expect(shown(placeIn(lesson, [9], 2))).toEqual(['first', true])
  })
  it('knows where the path was left, however the game went on', () => {
    expect(placeIn(lesson, [9, 0], 1)).toEqual({ at: 'aside', left: 1 })
    expect(placeIn(lesson, [9, 2, 1, 5, 1, 3, 7], 1)).toEqual({ at: 'aside', left: 2 })
  })
  it('does not mind what chance answered', () => {
    expect(shown(placeIn(lesson, [7, 2, 0, 8], 2))).toEqual(['second', true])
  })
})

describe('back', () => {
  it('leads to the step before at the same question', () => {
    expect(backFrom(lesson, 1, 1)).toEqual({ step: 0 })
    expect(backFrom(lesson, 4, 6)).toEqual({ step: 3 })
  })
  it('leads to the question before from the first step of a question', () => {
    expect(backFrom(lesson, 2, 2)).toEqual({ ply: 1 })
    expect(backFrom(lesson, 2, 4)).toEqual({ ply: 2 })
    expect(backFrom(lesson, 3, 6)).toEqual({ ply: 4 })
  })
  it('leads nowhere at the beginning', () => {
    expect(backFrom(lesson, 0, 1)).toBeNull()
  })
})

describe('chapters', () => {
  it('follow each other within their course', () => {
    expect(chaptersOf('white_moon').map(({ name }) => name)).toEqual(['white_moon_1', 'white_moon_2'])
    expect(chapterAfter('white_moon_1')?.name).toBe('white_moon_2')
    expect(chapterAfter('white_moon_2')).toBeUndefined()
  })
})

describe.each(CHAPTERS)('the chapter $name', ({ name }) => {
  /** Every step that is shown to a player who follows the path. */
  async function walk(): Promise<string[]> {
    const real = await loadLesson(name)
    const told: string[] = []
    let cursor = 0
    for (const ply of [...real.path.map((question) => question.ply), real.steps.at(-1)?.ply ?? 0]) {
      const answers = Array.from(
        { length: ply },
        (_, at) => real.path.find((one) => one.ply === at)?.index ?? 0,
      )
      for (let waits = false; !waits; cursor += 1) {
        const place = placeIn(real, answers, cursor)
        if (place.at !== 'step') throw new Error(`${place.at} at ply ${ply}`)
        cursor = place.step
        told.push(real.steps[cursor]?.id ?? '')
        waits = place.question !== null || cursor === real.steps.length - 1
      }
      cursor -= 1
    }
    return told
  }

  it('shows all its steps in their order', async () => {
    const real = await loadLesson(name)
    expect([...new Set(await walk())]).toEqual(real.steps.map((step) => step.id))
  })
})
