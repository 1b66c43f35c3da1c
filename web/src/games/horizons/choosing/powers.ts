/** Powers of a phase, planned together, each with its land: they are used one after the other. */

import type { Decision, Option } from '$lib/protocol/types'
import type { Choice, Next, Several } from '$lib/game/choice'
import { same } from '$lib/table/several'
import type { Voice } from '$lib/words/speaker'
import { none } from '../spirits/elements'
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
  voice: Voice,
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
    next: nextOf(powers, picks, view, voice),
    takes: ([tag]) => USES.has(tag),
    excludes: isSamePower,
    whyNot: () => null,
    tally: () => picks.map((pick) => choices.find(({ option }) => same(option, pick))?.label).join('; '),
  }
}

/** What one confirmation can give besides the powers: all levels of an innate one, and the end of the phase. */
function nextOf(
  powers: readonly Option[],
  picks: readonly Option[],
  view: HorizonsView,
  { words }: Voice,
): Next[] {
  const levels = picks.flatMap((pick) => levelsOf(pick, view))
  const all = { options: levels, name: words.text('web-hz-next-levels'), key: 'E' }
  const pass = words.text(levels.length ? 'web-hz-next-levels-pass' : 'web-hz-next-pass')
  return [
    ...(levels.length ? [all] : []),
    ...(picks.length < powers.length ? [{ options: levels, end: 'pass', name: pass, key: 'P' }] : []),
  ]
}

/** All levels of an innate power that asks which of them are used. */
function levelsOf([, seat, power]: Option, view: HorizonsView): Option[] {
  const spirit = view.spirits[Number(seat)]
  if (!spirit?.asks_levels || spirit.innate.id !== power) return []
  const highest = spirit.innate.thresholds.findLastIndex(({ missing }) => none(missing)) + 1
  return [['level', highest]]
}
