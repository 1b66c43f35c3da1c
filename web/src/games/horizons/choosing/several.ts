/** What is picked together and confirmed once: presence, cards, powers, pieces to move or to hit. */

import type { Content, Decision, Option } from '$lib/protocol/types'
import type { Choice, Several } from '$lib/game/choice'
import type { Voice } from '$lib/words/speaker'
import { piecesToPick } from './picks'
import { cardsToPlay } from './plays'
import { powersToUse } from './powers'
import { presenceToAdd } from './presence'
import type { HorizonsView } from '../view'

export function several(
  choices: readonly Choice[],
  picks: readonly Option[],
  decision: Decision,
  view: HorizonsView,
  box: readonly Content[],
  voice: Voice,
): Several | null {
  const planned =
    powersToUse(choices, picks, decision, view, voice) ??
    presenceToAdd(choices, picks, decision.seat, view, box, voice)
  if (planned) return planned
  const options = choices.map(({ option }) => option)
  return cardsToPlay(choices, picks, view, box, voice) ?? piecesToPick(options, picks, decision, view, voice)
}
