/** The lanterns of scenarios, as this browser has earned them. */

import { nameIn, progress } from '$lib/progress/progress.svelte'
import type { Scenario } from '$lib/protocol/types'

/** The number of scenarios that open one after the other; then all are open. */
const IN_TURN = 3

export const litOf = (scenario: Scenario): readonly boolean[] => progress.lanternsOf(nameIn(scenario))

export function countLit(scenarios: readonly Scenario[]): number {
  return scenarios.flatMap(litOf).filter(Boolean).length
}

/** Whether a scenario can be begun: the first ones open one after the other, then all are open. */
export function isOpen(scenarios: readonly Scenario[], at: number): boolean {
  return scenarios.slice(0, Math.min(at, IN_TURN)).every((one) => litOf(one)[0])
}

/** The next one to play: the first that is open and not won. */
export function nextOf(scenarios: readonly Scenario[]): Scenario | undefined {
  const at = scenarios.findIndex((one, place) => isOpen(scenarios, place) && !litOf(one)[0])
  return scenarios[Math.max(at, 0)]
}
