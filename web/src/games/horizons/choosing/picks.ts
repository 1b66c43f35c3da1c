/** Pieces picked together: so many of them are moved, removed or destroyed, or so much damage is dealt. */

import type { Decision, Option } from '$lib/protocol/types'
import { timesOf } from '$lib/table/several'
import type { Several } from '$lib/game/choice'
import type { Voice } from '$lib/words/speaker'
import { pieceRef, stacksOf } from '../island/stacks'
import { landOf } from '../spirits/spirits'
import type { HorizonsView, Piece } from '../view'
import { FEAR } from '../words/notes'

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

function tallyOf({ about }: Decision): Tally | null {
  const [tag, why, number, amount, land] = about
  if (tag !== 'up_to' && tag !== 'exactly') return null
  return {
    why: String(why),
    number: Number(number),
    amount: Number(amount),
    left: Number(amount) - Number(number) + 1,
    upTo: tag === 'up_to',
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

/** The damage that brings a piece down. */
function endurance([, kind, damage]: Option, land: string, view: HorizonsView): number {
  return Math.max(1, (landOf(land, view)?.health[kind as Piece] ?? 1) - Number(damage))
}

/** Damage goes to one piece of a stack until it falls, then to the next. */
function blows(picks: readonly Option[], land: string, view: HorizonsView): Option[] {
  const stacks = picks.filter((pick, at) => timesOf(picks.slice(0, at), pick) === 0)
  return stacks.flatMap((stack) => {
    const [tag, kind, damage] = stack
    const most = endurance(stack, land, view)
    return Array.from({ length: timesOf(picks, stack) }, (_, blow): Option => [
      tag,
      String(kind),
      Number(damage) + (blow % most),
    ])
  })
}

/** What the damage picked for a stack does to its pieces, one after the other. */
function blowsInWords(option: Option, times: number, most: number, { words }: Voice): string {
  const count = Math.floor(times / most)
  const parts = count
    ? [words.text('web-hz-pieces-destroyed', { count, fear: count * (FEAR[String(option[1])] ?? 0) })]
    : []
  const health = most - (times % most)
  if (health < most) parts.push(words.text('hz-note-health-left', { health }))
  return parts.join('; ')
}

/** The question as far as it is answered: damage that is left to divide, or the piece that comes next. */
function questionOf(
  picked: number,
  decision: Decision,
  { number, amount, left, land }: Tally,
  view: HorizonsView,
  { words, speaker }: Voice,
): string {
  if (decision.kind === 'damage')
    return words.text('web-hz-pieces-divide', { land, most: left, left: left - picked })
  const [tag, why] = decision.about
  const next = Math.min(number + picked, amount)
  return speaker.question({ ...decision, about: [String(tag), String(why), next, amount, land] }, view)
}

/** How the pieces of a question are picked together; `null` where it asks for one thing only. */
export function piecesToPick(
  picks: readonly Option[],
  decision: Decision,
  view: HorizonsView,
  voice: Voice,
): Several | null {
  const { words } = voice
  const tally = tallyOf(decision)
  if (!tally) return null
  const { why, left, upTo, land } = tally
  const hits = decision.kind === 'damage'
  const room = (option: Option): number => {
    const stack = stackOf(option, land)
    const each = hits ? endurance(option, land, view) : 1
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
    ...(hits && {
      answers: (chosen: readonly Option[]) => blows(chosen, land, view),
      noteOf(option: Option) {
        const times = timesOf(picks, option)
        return times ? blowsInWords(option, times, endurance(option, land, view), voice) : null
      },
      tally: (count: number) => words.text('web-hz-pieces-damage', { count, most: left }),
    }),
  }
}
