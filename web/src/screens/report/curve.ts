/** The curve of an analysis: its points, where they are read off, and the questions behind its steps. */

import type { Analysis, Step } from '$lib/protocol/analysis'
import { putTo } from '$lib/protocol/parts'
import { EVERYONE, type Decision, type OpenDecision, type Option } from '$lib/protocol/types'

/** The win chance after a number of answers; all but the first follow from a step. */
export interface CurvePoint {
  ply: number
  chance: number
  step: number | null
}

/** Before the first step, then after each. */
export function curveOf({ steps }: Analysis): CurvePoint[] {
  const [first] = steps
  if (!first) return []
  const start: CurvePoint = { ply: first.ply, chance: first.before, step: null }
  return [start, ...steps.map(({ to, after }, step) => ({ ply: to, chance: after, step }))]
}

/** The last point reached after a number of answers. */
export function pointBefore(points: readonly CurvePoint[], ply: number): CurvePoint | undefined {
  return points.findLast((point) => point.ply <= ply) ?? points[0]
}

/** The point whose place is nearest; of equals the one that changed most. */
export function nearest(
  points: readonly CurvePoint[],
  steps: readonly Step[],
  place: (ply: number) => number,
  at: number,
): CurvePoint | undefined {
  const change = ({ step }: CurvePoint) => (step === null ? 0 : Math.abs(changeOf(steps[step])))
  const far = (point: CurvePoint) => Math.round(Math.abs(place(point.ply) - at))
  return [...points].sort((one, other) => far(one) - far(other) || change(other) - change(one))[0]
}

/** What a step did. */
export function changeOf(step: Step | undefined): number {
  return step ? step.after - step.before : 0
}

/** Each turn with what was done in it, and the chance at its end. */
export function turnEnds({
  steps,
  turns,
}: Analysis): { turn: number; luck: number; choice: number; end: number }[] {
  return turns.map(({ turn, luck, choice }) => {
    const end = steps.findLast((step) => step.turn === turn)?.after ?? 0
    return { turn, luck, choice, end }
  })
}

/** A question as it was put to a seat, and one of that seat's own options. */
export function ownOption(asked: Decision, seat: number, index: number): [OpenDecision, Option] | null {
  const decision = putTo(asked, [seat])
  const options = decision.options ?? []
  const own = decision.seat === EVERYONE ? options.filter((option) => option[1] === seat) : options
  const option = own[index]
  return option ? [{ ...decision, options }, option] : null
}
