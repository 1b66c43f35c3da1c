/** The speaker of any game whose words are data. */

import type { Phrase, Vocabulary } from '../protocol/generated'
import {
  type Chance,
  type Content,
  type Decision,
  EVERYONE,
  type OpenDecision,
  type Option,
  type SetupData,
  type Outcome,
  type EventData as Event,
  type View,
} from '../protocol/types'
import { ownOf } from '../protocol/parts'
import { saidIn } from './keyedText'
import { required } from './required'
import { marked, plain as unmarked } from './marks'
import { AND, type Args, clause, ending, NOTHING, noted, percent, sentence } from './phrases'
import type { Speaker, Voice } from './speaker'
import { along, filled, functionIn, isList, type Parts, type Place } from './telling'
import type { Words } from './words'

type Value = string | number
type Spec = Place | readonly Place[] | Phrase
type Arguments = Readonly<Record<string, Spec>>

/** What is being put into words, with the view of its moment. */
export class Told<V = unknown> {
  readonly speaker: PlainSpeaker
  /** An option, what a question is about, the ids of a thing, or the facts of an event. */
  readonly parts: Parts
  readonly decision: Decision | null
  readonly view: V
  /** The seat that chooses. */
  readonly seat: number

  constructor(speaker: PlainSpeaker, parts: Parts, decision: Decision | null, view: V, seat = -1) {
    this.speaker = speaker
    this.parts = parts
    this.decision = decision
    this.view = view
    this.seat = seat
  }

  /** The same moment, for the thing with these ids. */
  of(ids: readonly unknown[]): Told<V> {
    return new Told(this.speaker, ids, this.decision, this.view, this.seat)
  }

  /** What stands at a place; `undefined` where there is nothing. */
  at(place: Place): unknown {
    if (typeof place === 'number') return isList(this.parts) ? this.parts[place] : undefined
    const name = functionIn(place)
    if (name !== null) return this.speaker.run(name, this)
    if (place.includes('.')) return along(this.filled(place), this.#roots)
    if (!isList(this.parts)) return this.parts[place]
    return place === 'seat' ? this.seat : this.parts.slice(Number(place.slice(0, -1)))
  }

  filled(pattern: string): string {
    return filled(pattern, (place) => this.at(place))
  }

  /** Where paths begin: the view, the box, what the question is about. */
  get #roots(): Readonly<Record<string, unknown>> {
    return { view: this.view, box: this.speaker.box, about: this.decision?.about ?? [] }
  }
}

/**
 * What the table of words cannot express. Of a kind: the name of a thing, given what is told and its ids. Of a tag: all
 * arguments. Else: what is found at a place.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Functions = Readonly<Record<string, (told: Told<any>, ...ids: any[]) => unknown>>

const ALWAYS_SILENT = 'only_option'
const CHANCE = -1

/** Says a game by its vocabulary; functions say what no table can. */
export class PlainSpeaker implements Speaker {
  readonly words: Words
  readonly setup: SetupData
  readonly box: ReadonlyMap<string, Content>
  readonly vocabulary: Vocabulary
  readonly #functions: Functions
  readonly #texts: ReadonlyMap<string, string>

  constructor(
    words: Words,
    setup: SetupData,
    box: readonly Content[],
    vocabulary: Vocabulary,
    functions: Functions = {},
  ) {
    this.words = words
    this.setup = setup
    this.box = new Map(box.map((entry) => [entry.id, entry]))
    this.vocabulary = vocabulary
    this.#functions = functions
    this.#texts = new Map(box.map(({ kind, id, text }) => [`${kind}:${id}`, text]))
  }

  /** In what words it speaks. */
  get voice(): Voice {
    return { speaker: this, words: this.words }
  }

  /** What one of the functions of the game says. */
  run(name: string, told: Told, ...ids: readonly unknown[]): unknown {
    return required(this.#functions[name], `function ${name}`)(told, ...ids)
  }

  question(decision: Decision, view: View): string {
    if (decision.parts.length) return decision.parts.map((part) => this.question(part, view)).join(' ')
    const { about, kind, seats } = decision
    const cases = seats.length > 1 ? about.slice(0, 1).map(String) : tagsOf(decision)
    return sentence(this.words.text(this.#key('ask', kind, ...cases), this.#asked(decision, view)))
  }

  topic(decision: Decision, view: View): string {
    if (decision.parts.length) {
      const parts = decision.parts.map((part) => this.topic(part, view))
      return [...new Set(parts)].filter(Boolean).join(AND)
    }
    const args = this.#asked(decision, view)
    return sentence((this.vocabulary.topics ?? []).flatMap((name) => args[name] ?? []).join(AND))
  }

  /** What a question is told. */
  #asked(decision: Decision, view: View): Args {
    const { about, kind, seats } = decision
    const told = new Told(this, about, decision, view, seats.length === 1 ? seats[0] : decision.seat)
    return {
      ...this.#args(this.vocabulary.about?.[String(about[0] ?? '')], told),
      ...this.#args(this.vocabulary.questions?.[kind], told),
      who: seats.map((one) => this.seat(one, view)).join(', '),
    }
  }

  rule(decision: Decision): string {
    if (decision.parts.length) return [...new Set(decision.parts.map((part) => this.rule(part)))].join(' ')
    const key = this.#key('rule', decision.kind, ...tagsOf(decision))
    return this.words.has(key) ? this.words.text(this.#variant(key) ?? key) : ''
  }

  option(option: Option, decision: Decision, view: View): string {
    if (decision.parts.length) {
      const [part, own] = this.#own(option, decision)
      return this.#ofSeat(Number(option[1]), this.option(own, part, view), view)
    }
    const told = this.#chosen(option, decision, view)
    const args = this.#args(ofTag(this.vocabulary.options, option, decision), told)
    const label = sentence(this.words.text(this.#key('option', option[0], decision.kind), args))
    return decision.seats.length <= 1 ? label : this.#ofSeat(told.seat, label, view)
  }

  note(option: Option, decision: Decision, view: View): string {
    if (decision.parts.length) {
      const [part, own] = this.#own(option, decision)
      return this.note(own, part, view)
    }
    const told = this.#chosen(option, decision, view)
    const specs = ofTag(this.vocabulary.notes, option, decision) ?? []
    return specs
      .flatMap((spec) => this.#each(spec, told) ?? [])
      .filter(Boolean)
      .join('; ')
  }

  choice(option: Option, kind: string, view: View): string {
    const { choices } = this.vocabulary
    const key = this.#key('choice', option[0], kind)
    if (!this.words.has(key)) return ''
    const specs = choices?.[`${option[0]}-${kind}`] ?? choices?.[option[0]]
    return unmarked(this.words.text(key, this.#args(specs, new Told(this, option, null, view))))
  }

  /** The question to which an option of several belongs, and the option within it. */
  #own(option: Option, decision: Decision): [Decision, Option] {
    return ownOf(decision as OpenDecision, (decision.options ?? []).indexOf(option))
  }

  /** An option as what is being put into words. */
  #chosen(option: Option, decision: Decision, view: View): Told {
    const seat = decision.seat === EVERYONE ? Number(option[1]) : decision.seat
    return new Told(this, option, decision, view, seat)
  }

  /** A label that says whose option it is. */
  #ofSeat(seat: number, label: string, view: View): string {
    return this.words.text('game-of-seat', { who: this.seat(seat, view), label })
  }

  event([tag, facts]: Event, view: View): string | null {
    const { silent, prefix, events } = this.vocabulary
    if (tag === ALWAYS_SILENT || silent?.includes(tag)) return null
    if (tag === 'game_ended') return ending(this.words, prefix, facts as unknown as Outcome)
    const key = this.#eventKey(tag, facts)
    const told = new Told(this, facts, null, view)
    const saysWhy = key.startsWith(`${prefix}-event-${tag}-`)
    const said = Object.keys(facts).filter((fact) => fact !== 'why' || !saysWhy)
    const args = { ...this.#facts(facts, said, told), ...this.#args(events?.[tag], told) }
    return sentence(this.words.text(key, args))
  }

  outlook(): string {
    const own = `${this.vocabulary.prefix}-outlook`
    return this.words.text(this.words.has(own) ? own : 'game-outlook')
  }

  chance({ about, alone, helped, reason, tokens = 0 }: Chance, view: View): string {
    const helps = helped[0] * alone[1] > alone[0] * helped[1]
    const things = about.map((thing) => {
      const spec = required(this.vocabulary.chances?.[thing[0]], `chance of ${thing[0]}`)
      return this.#said(spec, new Told(this, thing, null, view))
    })
    return this.words.text(`${this.vocabulary.prefix}-chance-${reason || (helps ? 'helped' : 'alone')}`, {
      things: things.join(' + '),
      alone: percent(this.words, alone),
      helped: percent(this.words, helped),
      tokens,
    })
  }

  /** Who plays in a seat. */
  seat(seat: number, view: unknown): string {
    const kind = this.vocabulary.seat
    if (!kind) return this.words.text('game-seat', { number: seat + 1 })
    return String(this.named(kind, [seat], new Told(this, [], null, view)))
  }

  name(kind: string, id: string): string {
    return unmarked(String(this.named(kind, [id], new Told(this, [], null, {}))))
  }

  text(kind: string, id: string): string {
    return saidIn(this.words, this.#texts.get(`${kind}:${id}`) ?? '')
  }

  outcome(view: View): string {
    return ending(this.words, this.vocabulary.prefix, required(view.outcome, 'outcome'))
  }

  // -- names and phrases

  /** A fact of an event, or an entry of the view, as a name or a number. */
  fact(fact: string, value: unknown, told: Told = new Told(this, [], null, {})): Value {
    const kind = this.vocabulary.facts?.[fact]
    return kind === undefined ? plain(value) : joined(this.#names(kind, [value], told))
  }

  /** The name of a thing, with the ref of what it points at. */
  named(kind: string, ids: readonly unknown[], told: Told): Value {
    if (kind === 'seat') return this.seat(Number(ids[0]), told.view)
    const own = this.vocabulary.kinds?.[kind] ?? ''
    const isThing = this.vocabulary.refs?.includes(kind) ?? true
    if (typeof own !== 'string') return this.phrase(own, told.of(ids), kind)
    const name = functionIn(own)
    if (name !== null) return this.run(name, told, ...ids) as Value
    const text = this.words.text(told.of(ids).filled(this.#fullKey(kind, own)))
    return isThing ? marked(`${kind}:${ids.join(':')}`, text) : text
  }

  /** A name or a text, with its notes; nothing where it is not to be said. */
  phrase(phrase: Phrase, told: Told, kind = ''): string {
    if (!isToBeSaid(phrase, told)) {
      return phrase.otherwise ? String(this.#said(phrase.otherwise, told)) : ''
    }
    const text = phrase.named?.length
      ? String(this.#said(phrase.named, told))
      : this.words.text(told.filled(this.#fullKey(kind, phrase.key ?? '')), this.#args(phrase.args, told))
    const name = phrase.ref ? marked(told.filled(phrase.ref), text) : text
    const notes = (phrase.notes ?? []).flatMap((spec) => this.#each(spec, told) ?? [])
    return noted(phrase.clause ? clause(name) : name, notes.filter(Boolean).map(String))
  }

  /** The name of a thing, or the names of several. */
  #names(kind: string, ids: readonly unknown[], told: Told): Value[] {
    const [first] = ids
    if (ids.length === 1 && Array.isArray(first)) return first.map((id) => this.named(kind, [id], told))
    return first === null || first === '' ? [] : [this.named(kind, ids, told)]
  }

  // -- keys and arguments

  /** The key of a text; a special case may have another. */
  #key(part: string, name: string, ...cases: readonly string[]): string {
    const key = `${this.vocabulary.prefix}-${part}-${name}`
    return cases.map((own) => `${key}-${own}`).find((own) => this.words.has(own)) ?? key
  }

  /** Where the names of a kind stand. */
  #fullKey(kind: string, pattern: string): string {
    return `${this.vocabulary.prefix}-${pattern || `${kind}-{0}`}`
  }

  /** The key of the words that the setup has for something, where they differ. */
  #variant(key: string): string | undefined {
    const parts = (this.vocabulary.variants ?? []).flatMap((entry) => this.setup[entry] ?? [])
    return parts.map((part) => `${key}.${part as string}`).find((own) => this.words.has(own))
  }

  /** A case, a reason or the setup may have another text. */
  #eventKey(tag: string, facts: Event[1]): string {
    const cases = Object.entries(this.vocabulary.cases ?? {})
    const [, end] = cases.find(([fact]) => (facts[fact] ?? false) !== false) ?? ['', String(facts.why)]
    const key = this.#key('event', tag, end)
    return this.#variant(key) ?? key
  }

  /** The facts of an event that are said, and what goes with any of them. */
  #facts(facts: Event[1], said: readonly string[], told: Told): Args {
    const args: Args = Object.fromEntries(said.map((fact) => [fact, this.fact(fact, facts[fact], told)]))
    const seat = Number(facts.seat ?? CHANCE)
    if (seat !== CHANCE) args.who = this.seat(seat, told.view)
    const besides = Object.keys(facts).map((fact) => this.#args(this.vocabulary.besides?.[fact], told))
    return Object.assign(args, ...besides) as Args
  }

  /** What a text is told; what is not there is left out. */
  #args(specs: string | Arguments | undefined, told: Told): Args {
    if (typeof specs === 'string') return told.at(specs) as Args
    const said = Object.entries(specs ?? {}).map(([name, spec]) => [name, this.#said(spec, told)] as const)
    return Object.fromEntries(said.flatMap(([name, value]) => (value === null ? [] : [[name, value]])))
  }

  #said(spec: Spec, told: Told): Value | null {
    const names = this.#each(spec, told)
    return names === null ? null : joined(names)
  }

  /** What a spec says, one by one where it names several things; `null` for nothing. */
  #each(spec: Spec, told: Told): Value[] | null {
    if (typeof spec === 'object' && !isNamed(spec)) return [this.phrase(spec, told)]
    const [kind, ...places] = isNamed(spec) ? spec : ['', spec]
    const values = places.map((place) => told.at(place))
    if (values.includes(undefined)) return null
    return kind ? this.#names(String(kind), values, told) : [plain(values[0])]
  }
}

/** Tags with special texts of a question: its subject, its options. */
function tagsOf({ about, options }: Decision): string[] {
  return [about, options?.[0] ?? []].flatMap(([tag]) => (tag ? [String(tag)] : []))
}

/** What a table says of an option: in this kind of question, or in any. */
function ofTag<T>(
  table: Readonly<Record<string, T>> | undefined,
  [tag]: Option,
  { kind }: Decision,
): T | undefined {
  return table?.[`${tag}-${kind}`] ?? table?.[tag]
}

/** Whether what a phrase asks for is there. */
function isToBeSaid({ when }: Phrase, told: Told): boolean {
  if (when === undefined || when === null) return true
  const value = told.at(when)
  return Array.isArray(value) ? value.length > 0 : Boolean(value)
}

function isNamed(spec: Spec): spec is readonly Place[] {
  return Array.isArray(spec)
}

/** A value that names nothing. */
function plain(value: unknown): Value {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.join(', ') || NOTHING
  return typeof value === 'number' ? value : String(value)
}

/** Names one after the other. */
function joined(names: readonly Value[]): Value {
  return names.length === 1 ? (names[0] ?? '') : names.join(', ') || NOTHING
}
