/** The speaker of any game whose words are data. */

import type { Decision, Option, Outcome, Told, View, Vocabulary } from '../protocol/types'
import { marked, plain } from './marks'
import { type Args, ending, NOTHING, sentence } from './phrases'
import type { Speaker } from './speaker'
import type { Words } from './words'

type Value = string | number
type Parts = readonly unknown[] | Readonly<Record<string, unknown>>
type Table = NonNullable<Vocabulary['options']>
type Spec = Exclude<Table[string], string>[string]

const ALWAYS_SILENT = 'only_option'

/** What stands somewhere in an option, in what a question is about, or in the facts of an event. */
function partAt(parts: Parts, where: unknown): unknown {
  if (!Array.isArray(parts)) return (parts as Record<string, unknown>)[String(where)]
  if (typeof where === 'string' && where.endsWith(':')) return parts.slice(Number(where.slice(0, -1)))
  return parts[Number(where)]
}

/** Says a game by its vocabulary; what stands there as code is not said here. */
export class PlainSpeaker implements Speaker {
  readonly words: Words
  readonly vocabulary: Vocabulary

  constructor(words: Words, vocabulary: Vocabulary) {
    this.words = words
    this.vocabulary = vocabulary
  }

  question(decision: Decision): string {
    const { about, kind, seats } = decision
    const tag = String(about[0] ?? '')
    const args = this.#args(this.vocabulary.about, tag, about)
    const who = seats.map((seat) => this.seat(seat)).join(', ')
    return sentence(this.words.text(this.#key('ask', kind, tag), { ...args, who }))
  }

  option(option: Option, decision: Decision): string {
    const args = this.#args(this.vocabulary.options, option[0], option)
    const label = sentence(this.words.text(this.#key('option', option[0], decision.kind), args))
    if (decision.seats.length === 1) return label
    return this.words.text('game-of-seat', { who: this.seat(Number(option[1])), label })
  }

  event([tag, facts]: Told): string | null {
    const { silent, prefix, events } = this.vocabulary
    if (tag === ALWAYS_SILENT || silent?.includes(tag)) return null
    if (tag === 'game_ended') return ending(this.words, prefix, facts as unknown as Outcome)
    const said = Object.entries(facts).map(([fact, value]) => [fact, this.fact(fact, value)])
    const who = 'seat' in facts ? { who: this.seat(Number(facts.seat)) } : {}
    const args: Args = { ...Object.fromEntries(said), ...who, ...this.#args(events, tag, facts) }
    return sentence(this.words.text(this.#key('event', tag, String(facts.why)), args))
  }

  /** Who plays in a seat. */
  seat(seat: number): string {
    const kind = this.vocabulary.seat
    return kind ? this.#name(kind, seat) : this.words.text('game-seat', { number: seat + 1 })
  }

  name(kind: string, id: string): string {
    if (kind === 'seat') return plain(this.seat(Number(id)))
    return this.words.text(this.#nameKey(kind, id))
  }

  text(kind: string, id: string): string {
    const key = `${this.#nameKey(kind, id)}.text`
    return this.words.has(key) ? this.words.text(key) : ''
  }

  outcome(view: View): string {
    return ending(this.words, this.vocabulary.prefix, view.outcome as Outcome)
  }

  /** A fact of an event, or an entry of the view, as a name or a number. */
  fact(fact: string, value: unknown): Value {
    const kind = this.vocabulary.facts?.[fact]
    return kind === undefined ? plainly(value) : this.#named(kind, value)
  }

  // -- keys and arguments

  /** Where a text stands; a special case may have words of its own. */
  #key(part: string, name: string, special: string): string {
    const key = `${this.vocabulary.prefix}-${part}-${name}`
    return this.words.has(`${key}-${special}`) ? `${key}-${special}` : key
  }

  /** Where the name of a thing stands. */
  #nameKey(kind: string, id: string): string {
    const pattern = this.vocabulary.kinds?.[kind] ?? `${kind}-{id}`
    return `${this.vocabulary.prefix}-${pattern.replace('{id}', id)}`
  }

  /** What the table tells of a tag. */
  #args(table: Table | undefined, tag: string, parts: Parts): Args {
    const specs = table?.[tag] ?? {}
    if (typeof specs === 'string') return {}
    return Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, this.#said(spec, parts)]))
  }

  #said(spec: Spec, parts: Parts): Value {
    return Array.isArray(spec)
      ? this.#named(String(spec[0]), partAt(parts, spec[1]))
      : plainly(partAt(parts, spec))
  }

  /** The name of a thing, or the names of several. */
  #named(kind: string, value: unknown): string {
    if (Array.isArray(value)) return value.map((each) => this.#name(kind, each)).join(', ') || NOTHING
    return value === null || value === undefined ? NOTHING : this.#name(kind, value)
  }

  #name(kind: string, id: unknown): string {
    if (kind === 'seat') return this.seat(Number(id))
    return marked(`${kind}:${String(id)}`, this.name(kind, String(id)))
  }
}

/** A value that names nothing. */
function plainly(value: unknown): Value {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.join(', ') || NOTHING
  return typeof value === 'number' ? value : String(value)
}
