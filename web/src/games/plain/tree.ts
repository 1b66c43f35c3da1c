/** A view as a tree of plain data: what is drawn of it, and which things stand where. */

import type { View, Vocabulary } from '$lib/protocol/types'
import { NOTHING } from '$lib/words/phrases'
import type { PlainSpeaker } from '$lib/words/plainSpeaker'
import type { Words } from '$lib/words/words'

export type Entries = Readonly<Record<string, unknown>>

/** Entries of a view that are told in another place. */
const NOT_DRAWN = new Set(['game', 'setup', 'seat', 'turn', 'phase', 'decision', 'outcome'])

/** What is drawn of a view. */
export function drawn(view: View): [string, unknown][] {
  return Object.entries(view).filter(([entry]) => !NOT_DRAWN.has(entry))
}

/** Whether a value fits into a line. */
export function isFlat(value: unknown): boolean {
  return typeof value !== 'object' || value === null
}

export function isEntries(value: unknown): value is Entries {
  return !isFlat(value) && !Array.isArray(value)
}

/** Things of one kind, to be shown in rows. */
export function areRows(value: unknown): value is Entries[] {
  return Array.isArray(value) && value.length > 0 && value.every(isEntries)
}

/** Every entry that any of the things has. */
export function columnsOf(things: readonly Entries[]): string[] {
  return [...new Set(things.flatMap((thing) => Object.keys(thing)))]
}

/** What an entry of the view is called. */
export function label(words: Words, entry: string): string {
  return words.has(`view-${entry}`) ? words.text(`view-${entry}`) : entry.replaceAll('_', ' ')
}

/** What things of a kind are called. */
export function kindLabel(words: Words, kind: string): string {
  return words.has(`cli-kind-${kind}`) ? words.text(`cli-kind-${kind}`) : kind.replaceAll('_', ' ')
}

/** The names of the people in the seats, for games without names of seats. */
export type NameOf = (seat: number) => string

/** A value in a word; an id by its name where the words of the game say so, a seat by who plays there. */
export function valueOf(speaker: PlainSpeaker, entry: string, value: unknown, nameOf?: NameOf): string {
  if (value === null || value === undefined) return NOTHING
  if (typeof value === 'boolean') return value ? '✓' : NOTHING
  if (entry === 'seat' && typeof value === 'number') {
    return nameOf && !speaker.vocabulary.seat ? nameOf(value) : speaker.seat(value, {})
  }
  return String(speaker.fact(entry, value))
}

/** The entry of a row by which it goes: the first that names a thing. */
export function headOf(row: Entries, { facts }: Vocabulary): string | undefined {
  return Object.keys(row).find((entry) => facts?.[entry] !== undefined && row[entry] !== null)
}

/** The ref of the thing of which a row tells; nothing where it names none. */
export function refOfRow(row: Entries, vocabulary: Vocabulary): string | undefined {
  const head = headOf(row, vocabulary)
  return head === undefined ? undefined : `${vocabulary.facts?.[head]}:${String(row[head])}`
}

/** The row of each thing that can be pointed at: the first that tells of it. */
export function rowsOf(view: View, vocabulary: Vocabulary): ReadonlyMap<string, Entries> {
  const rows = new Map<string, Entries>()
  const visit = (value: unknown): void => {
    if (areRows(value)) {
      for (const row of value) {
        const ref = refOfRow(row, vocabulary)
        if (ref !== undefined && !rows.has(ref)) rows.set(ref, row)
      }
    }
    if (!isFlat(value)) Object.values(value as object).forEach(visit)
  }
  for (const [, value] of drawn(view)) visit(value)
  return rows
}

/** The tree in sentences, an entry to a line. */
export function readAloud(words: Words, speaker: PlainSpeaker, entry: string, value: unknown): string {
  if (isFlat(value)) return `${label(words, entry)}: ${valueOf(speaker, entry, value)}`
  if (Array.isArray(value) && value.every(isFlat))
    return `${label(words, entry)}: ${flatList(speaker, entry, value)}`
  const parts = areRows(value) ? value : [value as Entries]
  const lines = parts.map((part) =>
    Object.entries(part)
      .map(([inner, one]) => readAloud(words, speaker, inner, one))
      .join('; '),
  )
  return `${label(words, entry)}: ${lines.join('. ')}.`
}

/** Values behind each other. */
export function flatList(
  speaker: PlainSpeaker,
  entry: string,
  values: readonly unknown[],
  nameOf?: NameOf,
): string {
  return values.map((value) => valueOf(speaker, entry, value, nameOf)).join(', ') || NOTHING
}

/** The turn that is played. */
export function turnOf(view: View, words: Words): string {
  const own = `report-turn-${view.game}`
  return words.text(words.has(own) ? own : 'report-turn', { turn: view.turn })
}
