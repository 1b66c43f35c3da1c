/** The options of a question as a list: each with its key, its words and what it points at. */

import type { GameFace } from '../game/face'
import type { Choice, Facet } from '../game/choice'
import type { Voice } from '../words/speaker'
import { ownOf, putTo, seatOf } from '../protocol/parts'
import type { OpenDecision, Option, View } from '../protocol/types'
import { plain } from '../words/marks'
import { sentence } from '../words/phrases'

/** Options that end a question or do nothing; the first of them has the key 0. */
const NOTHING_MORE = new Set(['stop', 'pass', 'ready', 'end', 'done', 'no', 'keep'])

/** The last brackets of a label, unless it has several parts with brackets. */
const IN_TWO = /^([^;]*?) \(([^()]*(?:\([^()]*\)[^()]*)*)\)$/s

/** Several parts with brackets after a colon: together they are the second line. */
const SEVERAL = /^([^():;]*): (.*\), .*)$/s

/** A label such as "Tea House (haunted)" in its two lines. */
export function inTwo(label: string): [string, string] {
  const match = SEVERAL.exec(label) ?? IN_TWO.exec(label)
  return match ? [match[1] ?? '', match[2] ?? ''] : [label, '']
}

/** The indexes of the options that one of these seats may take. */
export function openTo(decision: OpenDecision, seats: readonly number[]): number[] {
  return decision.options.flatMap((_, index) => (seats.includes(seatOf(decision, index)) ? [index] : []))
}

/** The question as put to one seat alone, if these options are all of that seat: they need not say whose they are. */
function toOne(decision: OpenDecision, indexes: readonly number[]): OpenDecision {
  const seats = new Set(indexes.map((index) => seatOf(decision, index)))
  return seats.size === 1 ? { ...(putTo(decision, [...seats]) as OpenDecision), seats: [...seats] } : decision
}

/** Digits that mean a place; where some are given, what is counted begins behind them. */
const PAD = /^[1-9]$/
const BEHIND = 10

/**
 * The keys of options for the player of a seat: their own, 0 for the end, the others counted from 1, or
 * from 10 where digits mean places.
 */
export function keysOf(
  indexes: readonly number[],
  decision: OpenDecision,
  view: View,
  face: GameFace,
  seat: number,
): ReadonlyMap<number, string> {
  const given = new Map<string, number>()
  const give = (key: string | null, index: number) => key !== null && !given.has(key) && given.set(key, index)
  const left = indexes.filter((index) => {
    const [part, option] = ownOf(decision, index)
    const key = NOTHING_MORE.has(option[0]) ? '0' : (face.keyOf?.(option, part, view, seat) ?? null)
    return !give(key, index)
  })
  let next = [...given.keys()].some((key) => PAD.test(key)) ? BEHIND : 1
  for (const index of left) {
    while (given.has(String(next))) next++
    give(String(next), index)
  }
  return new Map([...given].map(([key, index]) => [index, key]))
}

/** Neighbours of one kind in the order of their keys, which may mean places. */
function inOrder(choices: readonly Choice[]): Choice[] {
  const runs: Choice[][] = []
  for (const choice of choices) {
    const run = runs.at(-1)
    if (run?.[0]?.option[0] === choice.option[0]) run.push(choice)
    else runs.push([choice])
  }
  return runs.flatMap((run) => run.sort((one, other) => Number(one.key) - Number(other.key)))
}

/** The list for these options, as one sees it who sits at a seat. */
export function choicesOf(
  indexes: readonly number[],
  decision: OpenDecision,
  view: View,
  face: GameFace,
  voice: Voice,
  seat = 0,
): Choice[] {
  const asked = toOne(decision, indexes)
  const keys = keysOf(indexes, decision, view, face, seat)
  const choices = indexes.map((index): Choice => {
    const [part, option] = ownOf(decision, index)
    const worded = asked === decision ? (decision.options[index] as Option) : option
    const [label, state] = inTwo(plain(voice.speaker.option(worded, asked, view)))
    const brings = plain(voice.speaker.note(worded, asked, view))
    return {
      index,
      option,
      key: keys.get(index) ?? '',
      label,
      note: [state, brings].filter(Boolean).join('; '),
      refs: face.refsOf(option, part, view, voice).map((ref) => face.resolve(ref, view)),
      facet: face.facetOf?.(option, part, view, voice) ?? null,
      isFinal: face.isFinal(option, part, view),
      opens: face.opens?.(option, part, view) ?? false,
    }
  })
  return inOrder(choices)
}

/** The kinds by which a long list can be narrowed; none when there is only one kind. */
export function facetsOf(choices: readonly Choice[]): Facet[] {
  const found = new Map<string, Facet>()
  for (const { facet } of choices) if (facet) found.set(facet.id, facet)
  return found.size > 1 ? [...found.values()] : []
}

/** What parts the name of a facet from the rest of a label. */
const PARTED = /^(?:: | → )/

/** A label that begins with the name of its facet, without it. */
function brief({ label, facet }: Choice): string {
  if (!facet || !label.toLocaleLowerCase().startsWith(facet.name.toLocaleLowerCase())) return label
  const rest = label.slice(facet.name.length)
  return PARTED.test(rest) ? sentence(rest.replace(PARTED, '')) : label
}

/** The choices of one facet, without its name, and those that belong to none; they have their own keys. */
export function narrowed(
  choices: readonly Choice[],
  facet: string | null,
  keysOf: (indexes: readonly number[]) => ReadonlyMap<number, string>,
): readonly Choice[] {
  if (facet === null) return choices
  const few = choices.filter((choice) => choice.facet === null || choice.facet.id === facet)
  const keys = keysOf(few.map(({ index }) => index))
  return inOrder(
    few.map((choice) => ({ ...choice, label: brief(choice), key: keys.get(choice.index) ?? '' })),
  )
}
