/** What is picked together and confirmed once: dice to reroll, tokens to take or to spend. */

import type { Decision, Option } from '$lib/protocol/types'
import type { Choice, Several } from '$lib/game/choice'
import { timesOf } from '$lib/table/several'
import type { Chooser } from '$lib/game/face'
import { chancesOfDice } from '../dice/odds'
import { boardOf } from './refs'
import type { BoardColour, Colour, GhostStoriesView } from '../view'

/** How many tokens or dice there are for an option. */
function countOf([tag, id, owner]: Option, { kind, about }: Decision, view: GhostStoriesView): number {
  if (tag === 'reroll') return about.slice(1).filter((face) => face === id).length
  if (tag === 'moon_crystal') return view.white_moon?.taoists[id as BoardColour].crystals ?? 1
  const tokens = kind === 'take_tao' ? view.supply.tao : boardOf(view, String(owner))?.tao
  return tokens?.[id as Colour] ?? 1
}

/** How many may be picked: all dice that were rolled, or the tokens that are due. */
export function mostOf({ about }: Decision): number | null {
  if (about[0] === 'dice') return about.length - 1
  return about[0] === 'tokens' ? Number(about[1]) : null
}

export function several(
  _: readonly Choice[],
  picks: readonly Option[],
  decision: Decision,
  view: GhostStoriesView,
  __: unknown,
  chooser: Chooser,
): Several | null {
  const { words } = chooser
  const most = mostOf(decision)
  if (most === null) return null
  const upTo = decision.about[0] === 'dice'
  const chances = upTo && picks.length ? chancesOfDice(picks, view, chooser) : ''
  return {
    id: `${decision.kind} ${view.turn}`,
    most,
    upTo,
    end: upTo ? 'stop' : null,
    ...(chances && {
      tally: (count: number) => words.text('web-gs-picks-odds', { count, chances }),
    }),
    limit: (option) => countOf(option, decision, view),
    whyNot(option) {
      if (picks.length >= most) return words.text('web-gs-picks-full')
      return timesOf(picks, option) < countOf(option, decision, view) ? null : words.text('web-gs-picks-none')
    },
  }
}
