/** Where a player stands in a lesson, told by the answers that were really given. */

import type { Lesson, Question } from './lesson'

export type Place =
  /** At a step; it waits for the answer to a question, or for Next where there is none. */
  | { at: 'step'; step: number; question: Question | null }
  /** Beside the path, which was left at a ply. */
  | { at: 'aside'; left: number }
  | { at: 'end' }

/** Where Back leads: to an earlier step at the same question, or to the question before. */
export type Back = { step: number } | { ply: number }

/** The ply at which the answers leave the path; `null` while they follow it. */
function leavesAt(lesson: Lesson, answers: readonly number[]): number | null {
  const other = lesson.path.find(({ ply, index }) => ply < answers.length && answers[ply] !== index)
  return other?.ply ?? null
}

/** The place in the lesson after these answers; `cursor` is the last step that was shown. */
export function placeIn(lesson: Lesson, answers: readonly number[], cursor: number): Place {
  const { path, steps } = lesson
  const ply = answers.length
  const left = leavesAt(lesson, answers)
  if (left !== null) return { at: 'aside', left }
  if (ply > (steps.at(-1)?.ply ?? 0)) return { at: 'end' }
  const question = path.find((one) => one.ply === ply) ?? null
  const first = steps.findIndex((step) => step.ply === ply)
  const last = steps.findLastIndex((step) => step.ply <= ply)
  if (first < 0) return { at: 'step', step: last, question }
  const step = Math.min(Math.max(cursor, first), last)
  return { at: 'step', step, question: step === last ? question : null }
}

/** Where Back leads from a step; `null` at the very beginning. */
export function backFrom(lesson: Lesson, step: number, ply: number): Back | null {
  const here = lesson.steps[step]
  if (here?.ply === ply && lesson.steps[step - 1]?.ply === ply) return { step: step - 1 }
  const before = lesson.path.findLast((question) => question.ply < ply)
  return before ? { ply: before.ply } : null
}
