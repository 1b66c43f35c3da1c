/** The choices of an analysis in words. */

import { t } from '$lib/words/i18n.svelte'
import type { Step } from '$lib/protocol/analysis'
import type { Decision, Moment, OpenDecision, Option, View } from '$lib/protocol/types'
import { plain } from '$lib/words/marks'
import type { Speaker } from '$lib/words/speaker'
import { ownOption } from './curve'

/** What was said and done at a choice. */
export interface Said {
  chosen: string
  better: string
}

/** The question of a choice, one of the options of the player who chose, and the table. */
export interface OwnOption {
  option: Option
  decision: OpenDecision
  view: View
}

/** One of the player's own options at a choice; `null` before its question has come. */
export function ownOptionAt(
  scene: (Pick<Moment, 'view'> & { decision: Decision | null }) | undefined,
  { seat }: Step,
  index: number,
): OwnOption | null {
  if (!scene?.decision || !scene.view) return null
  const found = ownOption(scene.decision, seat, index)
  return found && { option: found[1], decision: found[0], view: scene.view }
}

/** What was chosen, by "you" in one of your own seats, and what was better. */
export function saidOf(
  scenes: ReadonlyMap<number, Moment>,
  step: Step,
  names: readonly string[],
  speaker: Speaker,
  own: readonly number[],
): Said {
  const say = (index: number) => {
    const found = ownOptionAt(scenes.get(step.ply), step, index)
    return found ? plain(speaker.option(found.option, found.decision, found.view)) : ''
  }
  const answer = say(step.answer)
  return {
    chosen: own.includes(step.seat)
      ? t('analysis-given-you', { answer })
      : t('analysis-given', { player: names[step.seat] ?? '', answer }),
    better: t('analysis-better', { best: say(step.best) }),
  }
}
