/** Pieces picked together: a number of them to move, remove or destroy, or an amount of damage. */

import type { Decision, Option } from '$lib/protocol/types'
import { timesOf } from '$lib/table/several'
import type { Several } from '$lib/game/choice'
import type { Voice } from '$lib/words/speaker'
import { pieceRef, stacksOf } from '../island/stacks'
import { landOf } from '../spirits/spirits'
import type { HorizonsView } from '../view'
import { allTold, blows, capacity, endurance, filled, isDamage, isSpread, told, type Target } from './damage'

/** What such a question is about: why, which of how many it is, and the land. */
interface Tally {
  why: string
  /** Which of how many is asked for, and how many that leaves with it. */
  number: number
  amount: number
  left: number
  upTo: boolean
  land: string
}

/** Questions that count the pieces they ask for. */
const COUNTING: ReadonlySet<unknown> = new Set(['up_to', 'exactly', 'each'])

function tallyOf({ about, options }: Decision): Tally | null {
  const [tag, why, number, amount, land] = about
  if (!COUNTING.has(tag)) return null
  return {
    why: String(why),
    number: Number(number),
    amount: Number(amount),
    left: Number(amount) - Number(number) + 1,
    upTo: tag === 'up_to' || (tag === 'each' && options?.some(([option]) => option === 'stop') === true),
    land: String(land),
  }
}

/** The ref of the stack from which an option takes a piece: in its own land, or in that of the question. */
function stackOf([tag, kind, damage, from]: Option, land: string): string {
  return pieceRef(tag === 'gather' ? String(from) : land, String(kind), Number(damage))
}

function countOf(ref: string, view: HorizonsView): number {
  const land = landOf(ref.split(':')[1] ?? '', view)
  return (land && stacksOf(land, view).find((stack) => stack.ref === ref)?.count) ?? 0
}

/** The question as far as it is answered: damage that is left to divide, or the piece that comes next. */
function questionOf(
  picked: number,
  decision: Decision,
  { number, amount, left, land }: Tally,
  view: HorizonsView,
  { words, speaker }: Voice,
): string {
  if (isDamage(decision) && !isSpread(decision))
    return words.text('web-hz-pieces-divide', { land, most: left, left: left - picked })
  const [tag, why] = decision.about
  const next = Math.min(number + picked, amount)
  return speaker.question({ ...decision, about: [String(tag), String(why), next, amount, land] }, view)
}

/** How damage is divided: what the picks do, and how the rest is used in one go. */
function divided(
  options: readonly Option[],
  picks: readonly Option[],
  { left, land }: Tally,
  spread: boolean,
  view: HorizonsView,
  voice: Voice,
): Partial<Several> {
  const targetOf = (option: Option): Target => ({
    kind: String(option[1]),
    hurt: Number(option[2]),
    count: countOf(stackOf(option, land), view),
    health: endurance(option, land, view),
    assigned: timesOf(picks, option),
    spread,
  })
  const targets = options.map(targetOf)
  const rest = filled(targets, left - picks.length)
  const more = rest.map(({ assigned }, at) => assigned - (targets[at]?.assigned ?? 0))
  return {
    answers: (chosen) => (spread ? chosen : blows(chosen, land, view)),
    noteOf: (option) => (timesOf(picks, option) ? told(targetOf(option), voice) : null),
    tally: (count) => voice.words.text('web-hz-pieces-damage', { count, most: left }),
    does: allTold(targets, view, voice),
    rest:
      left > Math.max(1, picks.length) && targets.some((target) => target.assigned < capacity(target))
        ? {
            picks: options.flatMap((option, at) => Array.from({ length: more[at] ?? 0 }, () => option)),
            does: allTold(rest, view, voice),
          }
        : null,
  }
}

/** How the pieces of a question are picked together; `null` where it asks for one thing only. */
export function piecesToPick(
  options: readonly Option[],
  picks: readonly Option[],
  decision: Decision,
  view: HorizonsView,
  voice: Voice,
): Several | null {
  const { words } = voice
  const tally = tallyOf(decision)
  if (!tally) return null
  const { why, left, upTo, land } = tally
  const hits = isDamage(decision)
  const spread = isSpread(decision)
  const room = (option: Option): number => {
    const stack = stackOf(option, land)
    const each = hits && !spread ? endurance(option, land, view) : 1
    const others = picks.filter((pick) => stackOf(pick, land) === stack).length - timesOf(picks, option)
    return countOf(stack, view) * each - others
  }
  return {
    id: `${decision.kind} ${why} ${land} ${view.turn} ${view.phase}`,
    most: left,
    upTo,
    end: upTo ? 'stop' : null,
    limit: room,
    question: questionOf(picks.length, decision, tally, view, voice),
    whyNot(option) {
      if (picks.length >= left) return words.text('web-hz-pieces-full', { count: left })
      return timesOf(picks, option) < room(option) ? null : words.text('web-hz-pieces-none')
    },
    ...(hits && divided(options, picks, tally, spread, view, voice)),
  }
}
