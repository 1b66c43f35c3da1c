/** Powers of a phase, planned together, each with its land: they are used one after the other. */

import type { Decision, Option } from '$lib/protocol/types'
import type { Choice, Several } from '$lib/game/choice'
import { same } from '$lib/table/several'
import type { HorizonsView } from '../view'

const USES: ReadonlySet<string> = new Set(['use', 'use_on'])

/** What is used: the power of a spirit, wherever it goes. */
function isSamePower([, seat, power]: Option, [, otherSeat, other]: Option): boolean {
  return seat === otherSeat && power === other
}

/** The powers that can be used in this phase; a question that one of them asks comes before the next. */
export function powersToUse(
  choices: readonly Choice[],
  picks: readonly Option[],
  { kind }: Decision,
  view: HorizonsView,
): Several | null {
  const uses = choices.map(({ option }) => option).filter(([tag]) => USES.has(tag))
  if (kind !== 'power_phase' || !uses.length) return null
  const powers = uses.filter((use, at) => uses.findIndex((one) => isSamePower(one, use)) === at)
  return {
    id: `powers of the ${view.phase} phase in round ${view.turn}`,
    most: powers.length,
    upTo: true,
    end: null,
    waits: true,
    takes: ([tag]) => USES.has(tag),
    excludes: isSamePower,
    whyNot: () => null,
    tally: () => picks.map((pick) => choices.find(({ option }) => same(option, pick))?.label).join('; '),
  }
}
