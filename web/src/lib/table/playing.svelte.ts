/** A table on the screen of one player: what can be chosen, what is selected, what has changed. */

import type { GameFace } from '../game/face'
import type {
  Content,
  Decision,
  Odds,
  OpenDecision,
  Option,
  SeatInfo,
  EventData,
  View,
  Happening,
  PastChoice,
} from '../protocol/types'
import { heardBy, ownOf, putTo } from '../protocol/parts'
import { settings } from '../settings.svelte'
import { plain } from '../words/marks'
import { inOneLine } from '../words/phrases'
import { required } from '../words/required'
import type { Speaker } from '../words/speaker'
import type { Words } from '../words/words'
import { choicesOf, facetsOf, keysOf, narrowed, openTo } from './choices'
import type { Choice, Next, Several } from '../game/choice'
import type { TableContext, Target } from './context'
import type { Size } from '../base/size.svelte'
import type { Coach } from './coach.svelte'
import { DangerGuard } from './dangerGuard.svelte'
import type { Hints } from './hints.svelte'
import { Foresight } from './outlook.svelte'
import { Pointing } from './pointing.svelte'
import { sitterName } from './sitters'
import type { Suggestion } from './session.svelte'
import { Queue, same, timesOf, without } from './several'

/** Where a table comes from: a game in play, a replay or an example, and the clock before it. */
export interface Source {
  /** Whether the newest moment is shown; a film may show an earlier one. */
  readonly live?: boolean
  /** What the beat that is shown has touched. */
  readonly touched?: ReadonlySet<string>
  /** What happens in the beat that is shown. */
  readonly beat?: readonly EventData[]
  /** Whether dice are in the air. */
  readonly rolling?: boolean
  /** Whether an answer is on its way. */
  readonly sending?: boolean
  /** Whether what is shown was reached by one step on, so that it can be played. */
  readonly stepped?: boolean
  readonly shown: { readonly ply: number; readonly view: View; readonly decision: Decision | null } | null
  readonly seats: readonly number[]
  readonly log: readonly Happening[]
  readonly happening: readonly EventData[]
  readonly suggestions: readonly Suggestion[]
  /** The question of others, for one who asked to look at it. */
  readonly question: { readonly ply: number; readonly decision: Decision } | null
  readonly answeredAt: number
  /** The hint for the question, where one can be asked for. */
  readonly hints?: Hints
  /** Who may object to an answer. */
  readonly coach?: Coach
  /** Whether answers can be given now. */
  readonly ready: boolean
  /** Whether the game stands still: paused, given up, over. */
  readonly halted: boolean
  answer(index: number): Promise<void>
  suggest(ply: number, index: number): Promise<void>
  tell(text: string): void
  /** Come to the newest moment at once. */
  skip?(): boolean
}

/** Everything that is known once a table has been loaded. */
export interface Loaded {
  face: GameFace
  box: readonly Content[]
  seats: () => readonly SeatInfo[]
  speaker: () => Speaker
  words: () => Words
  size: () => Size
  /** Whether several answers may be given in one go; a guided game goes step by step. */
  together?: () => boolean
  /** Whether there is a button that confirms, so that any answer may be chosen first; a guided game has none. */
  confirms?: () => boolean
  /** Whether an answer that loses the game asks first; a guided game has a guide already. */
  warns?: () => boolean
}

const NO_REFS: ReadonlySet<string> = new Set()
const NOTHING: readonly EventData[] = []

export class Playing implements TableContext {
  readonly pointing = new Pointing()
  readonly foresight = new Foresight()
  readonly danger = new DangerGuard(this, () => this.warns)
  readonly face: GameFace
  readonly box: readonly Content[]
  /** The page that a phone shows: the table, one of the game's own, or the log. */
  page = $state('table')
  /** Whether the log takes the place of the answers. */
  reading = $state(false)
  /** The facet by which the list is narrowed. */
  facet = $state.raw<string | null>(null)
  /** The seat whose question is shown, if several of the viewer's seats are asked. */
  #hears = $state.raw<number | null>(null)
  /** The option that awaits a second press, and the question to which it was chosen. */
  #choice = $state.raw<{ option: Option; question: string; ply: number } | null>(null)
  /** The thing that was pressed though no option stands for it, and why. */
  refused = $state.raw<{ ref: string; text: string } | null>(null)
  /** The things among which one press has to be decided. */
  menu = $state.raw<{ ref: string; choices: readonly Choice[] } | null>(null)

  /** What is picked, where several answers are given in one go; as often as it is picked. */
  picks = $state.raw<readonly Option[]>([])
  #queue: Queue | null = null
  /** What follows an answer that is on its way. */
  #next: readonly Option[] = []
  /** Picks between whose answers other questions come, and the ply at which the last of them was given. */
  #plan: Queue | null = null
  #planned = -1

  readonly #source: Source
  readonly #loaded: Loaded

  constructor(source: Source, loaded: Loaded) {
    this.#source = source
    this.#loaded = loaded
    this.face = loaded.face
    this.box = loaded.box
  }

  // -- the table

  /** Whether the newest moment is shown, in which one may act. */
  get live(): boolean {
    return this.#source.live ?? true
  }
  /** Whether answers can be given now. */
  get ready(): boolean {
    return this.#source.ready && !this.danger.waits
  }
  get touched(): ReadonlySet<string> {
    return this.#source.touched ?? NO_REFS
  }
  get beat(): readonly EventData[] {
    return this.#source.beat ?? NOTHING
  }
  get rolling(): boolean {
    return this.#source.rolling ?? false
  }
  get view(): View {
    return required(this.#source.shown, 'table').view
  }
  /** The whole question, for any seat. */
  get pending(): Decision | null {
    return this.#source.shown?.decision ?? null
  }
  /** The question as it is put to this viewer; its seats are all that are asked. */
  get decision(): Decision | null {
    const { pending } = this
    return pending && { ...putTo(pending, this.heard), seats: pending.seats }
  }
  /** The question in words: one's own, or that of the others. */
  get question(): string {
    const { pending } = this
    if (this.several?.question !== undefined) return plain(this.several.question)
    return pending ? plain(this.speaker.question(heardBy(pending, this.heard), this.view)) : ''
  }
  /** What stands above it: the power or card behind it. */
  get topic(): string {
    const { pending } = this
    return pending ? plain(this.speaker.topic(heardBy(pending, this.heard), this.view)) : ''
  }
  /** The rule behind that question in a sentence. */
  get rule(): string {
    const { pending } = this
    return pending ? this.speaker.rule(heardBy(pending, this.heard)) : ''
  }
  get ply(): number {
    return this.#source.shown?.ply ?? 0
  }
  get speaker(): Speaker {
    return this.#loaded.speaker()
  }
  get words(): Words {
    return this.#loaded.words()
  }
  get size(): Size {
    return this.#loaded.size()
  }
  get seats(): readonly SeatInfo[] {
    return this.#loaded.seats()
  }
  get mine(): readonly number[] {
    return this.#source.seats
  }
  /** The own seats that are asked. */
  readonly awaited = $derived.by((): readonly number[] => {
    const asked = this.pending?.seats ?? []
    return this.mine.filter((seat) => asked.includes(seat))
  })
  readonly heard = $derived.by((): readonly number[] => {
    const [first, ...others] = this.awaited
    if (!this.face.asksEach || first === undefined || !others.length) return this.mine
    return [this.awaited.find((seat) => seat === this.#hears) ?? first]
  })
  hear(seat: number): void {
    if (!this.awaited.includes(seat) || this.heard.includes(seat)) return
    this.#hears = seat
    this.clearSelection()
  }
  get happening(): readonly EventData[] {
    return this.#source.happening
  }
  get log(): readonly Happening[] {
    return this.#source.log
  }

  /** Whether an answer that loses the game asks first. */
  get warns(): boolean {
    return this.#loaded.warns?.() ?? false
  }

  /** The chances of this very moment. */
  get odds(): readonly Odds[] {
    const { now } = this.foresight
    return this.live && now?.ply === this.ply ? now.odds : []
  }

  /** The chances to which an answer leads, or what it does at once, in words. */
  chancesOf(answer: number): string {
    const here = this.odds.filter(({ answers }) => answers.includes(answer))
    const chances = here.flatMap(({ chances }) =>
      chances.map((chance) => this.speaker.chance(chance, this.view)),
    )
    const { now } = this.foresight
    const done = now?.ply === this.ply ? now.effects.filter((effect) => effect.answer === answer) : []
    const effects = done.map(({ event }) => this.speaker.event(event, this.view) ?? '')
    return inOneLine(chances.map(plain), effects.map(plain))
  }

  /** The answer that is pointed at, in the list or on the board. */
  readonly considered = $derived.by((): number | null => {
    if (this.pointing.answer !== null) return this.pointing.answer
    const [only, ...others] = this.targets.get(this.pointing.hovered ?? '') ?? []
    return only && !others.length ? only.index : null
  })

  /** The answer whose consequences are shown: the one that is pointed at, else the chosen one. */
  readonly weighed = $derived.by((): number | null => this.considered ?? this.chosen ?? this.#lastPlanned)
  get #lastPlanned(): number | null {
    const last = this.several?.waits ? this.picks.at(-1) : undefined
    return (last && this.all.find(({ option }) => same(option, last))?.index) ?? null
  }

  playerName(seat: number): string {
    return sitterName(this.seats[seat] ?? {}, seat)
  }

  // -- what was chosen, as undos name it

  readonly nameOf = (seat: number): string => this.playerName(seat)
  readonly nounOf = ({ option, kind }: PastChoice): string =>
    this.speaker.choice(option as unknown as Option, kind, this.view)

  // -- the question

  /** Every choice of this viewer, whatever the facet. */
  readonly all = $derived.by((): readonly Choice[] => {
    const { pending } = this
    if (!pending?.options || this.#source.halted) return []
    const open = pending as OpenDecision
    return choicesOf(openTo(open, this.heard), open, this.view, this.face, this, this.heard[0])
  })
  readonly facets = $derived(facetsOf(this.all))
  /** The facet to which the list is narrowed: the chosen one, else the usual one where answers are confirmed. */
  readonly narrowedTo = $derived.by((): string | null => {
    if (this.facets.some(({ id }) => id === this.facet)) return this.facet
    return (this.#confirmsAll && this.facets.find(({ isUsual }) => isUsual)?.id) || null
  })
  readonly choices = $derived.by((): readonly Choice[] => {
    const open = this.pending as OpenDecision
    return narrowed(this.all, this.narrowedTo, (indexes) =>
      keysOf(indexes, open, this.view, this.face, this.heard[0] ?? 0),
    )
  })
  /** The choice that awaits a second press; it outlasts the answers of others, but no undo and no new question. */
  readonly chosen = $derived.by((): number | null => {
    const choice = this.#choice
    if (!choice || this.ply < choice.ply || choice.question !== this.#identity) return null
    return this.all.find(({ option }) => same(option, choice.option))?.index ?? null
  })
  /** What tells the question of these seats from the next. */
  get #identity(): string {
    return JSON.stringify([this.heard, this.decision?.kind, this.decision?.about])
  }
  readonly asked = $derived(this.all.length > 0)
  /** The answers that no thing on the board stands for. */
  readonly buttons = $derived(this.choices.filter(({ refs }) => refs.length === 0))
  /** How this question is answered several times in one go, if it is. */
  readonly several = $derived.by((): Several | null => {
    const { decision } = this
    if (!decision || !this.#loaded.together?.()) return null
    const several = this.face.several?.(this.all, this.picks, decision, this.view, this.box, this) ?? null
    return several?.waits && !this.#confirmsAll ? null : several
  })
  readonly targets = $derived.by((): ReadonlyMap<string, readonly Target[]> => {
    const found = new Map<string, Target[]>()
    for (const { refs, index, key, label } of this.choices) {
      const target = { index, key, label, rank: this.rankOf(index) }
      for (const ref of refs) found.set(ref, [...(found.get(ref) ?? []), target])
    }
    return found
  })
  /** The question with all its options, for any seat; `null` while they are not known. */
  readonly looked = $derived.by((): OpenDecision | null => {
    const { question } = this.#source
    const found = this.pending?.options ? this.pending : question?.ply === this.ply ? question.decision : null
    return found?.options ? (found as OpenDecision) : null
  })
  /** The card that the question is about, where it is about one. */
  readonly card = $derived.by((): string | null => {
    const { decision } = this
    return (decision && this.face.cardInQuestion?.(decision, this.view, this.log)) ?? null
  })
  /** What can be done right after the chosen answer, or with a plan, by the same confirmation. */
  readonly next = $derived.by((): readonly Next[] => {
    const { pending, chosen } = this
    if (!pending?.options || !this.#loaded.together?.()) return []
    if (chosen === null) return (this.several?.waits && this.picks.length && this.several.next) || []
    const [part, option] = ownOf(pending as OpenDecision, chosen)
    return this.face.nextOf?.(option, part, this.view, this.words) ?? []
  })
  readonly selected = $derived(this.all.find(({ index }) => index === this.chosen)?.refs[0] ?? null)
  readonly suggested = $derived.by((): ReadonlyMap<string, string> => {
    const decision = this.looked
    if (!decision) return new Map()
    return new Map(
      this.#source.suggestions
        .filter(({ ply }) => ply === this.ply)
        .flatMap(({ index, name }) =>
          this.#refsOf(decision, index).map((ref): [string, string] => [ref, name]),
        ),
    )
  })

  /** Who points at an option, by name. */
  suggesting(index: number): string {
    const here = this.#source.suggestions.filter((one) => one.ply === this.ply && one.index === index)
    return here.map(({ name }) => name).join(', ')
  }
  readonly changed = $derived.by((): ReadonlySet<string> => {
    if (!this.live) return NO_REFS
    const since = this.#source.log.filter(({ ply }) => ply > this.#source.answeredAt)
    const refs = since.flatMap(({ events }) =>
      events.flatMap((event) => this.face.touched(event, this.view, this)),
    )
    return new Set(refs.map((ref) => this.face.resolve(ref, this.view)))
  })

  /** What an option of the question points at, for any seat. */
  refsAt(index: number): string[] {
    return this.looked ? this.#refsOf(this.looked, index) : []
  }

  #refsOf(decision: OpenDecision, index: number): string[] {
    if (!decision.options[index]) return []
    const [part, option] = ownOf(decision, index)
    return this.face.refsOf(option, part, this.view, this).map((ref) => this.face.resolve(ref, this.view))
  }

  // -- what the player does

  /** Press a thing; while something is played that ends it. */
  press(ref: string): void {
    if (!this.live) return void this.skip()
    const here = this.choices.filter(({ refs }) => refs.includes(ref))
    const only = here[0]
    this.refused = null
    if (here.length === 1 && only) this.take(only)
    else if (here.length > 1 && !this.#narrow(here)) this.menu = { ref, choices: here }
    else if (here.length > 1) return
    else this.#refuse(ref)
  }

  /** Narrow the list to a kind, or widen it again. */
  narrow(facet: string): void {
    this.#choice = null
    this.facet = this.facet === facet ? null : facet
  }

  /** Narrow the list to the kind that all these choices are of, or widen it again; whether there is one. */
  #narrow(here: readonly Choice[]): boolean {
    const kinds = new Set(here.map(({ facet }) => facet?.id ?? null))
    const [kind = null] = kinds
    if (kinds.size > 1 || kind === null || !this.facets.length) return false
    this.narrow(kind)
    return true
  }

  /** Take a choice; a final one is taken at the second press. */
  take(choice: Choice): void {
    if (!this.ready) return
    this.#letGoOfQueues()
    if (this.several && this.isForPicking(choice)) return this.#pick(choice, this.several)
    if (this.#needsTwo(choice) && this.chosen !== choice.index) {
      this.#choose(choice)
      return
    }
    this.clearSelection()
    this.#give(choice.index)
  }

  /** Choose an answer, to be confirmed. What the pointer rests on elsewhere is not looked at any more. */
  #choose({ index, option, refs }: Choice): void {
    this.#choice = { option, question: this.#identity, ply: this.ply }
    this.menu = null
    if (this.pointing.answer !== index) this.pointing.answer = null
    if (!refs.includes(this.pointing.hovered ?? '')) this.pointing.at(null)
  }

  /** Give an answer without asking those who may object. */
  #give(index: number): void {
    const { coach } = this.#source
    this.danger.give(index, (insisted) => {
      void (coach?.isOn && !insisted ? coach.give(index) : this.#source.answer(index))
    })
  }

  /** Another answer than the next of the picks; a plan goes on after a question that came in between. */
  #letGoOfQueues(): void {
    this.#queue = null
    if (this.several?.id === this.#plan?.id) this.#plan = null
    if (!this.#plan) this.#next = []
  }

  /** Pick a choice once more, or let go of it when it cannot be picked more often. */
  #pick({ option, refs }: Choice, several: Several): void {
    const times = timesOf(this.picks, option)
    const reason = several.whyNot(option)
    const enough = times >= (several.limit?.(option) ?? 1) || reason !== null
    this.menu = null
    if (times && enough) this.#setPicks(without(this.picks, option))
    else if (reason !== null) this.refused = { ref: refs[0] ?? '', text: reason }
    else {
      if (several.waits) this.facet = null
      this.#setPicks([...this.picks.filter((pick) => !several.excludes?.(pick, option)), option])
    }
  }

  /** Pick what is left to be picked, as the game proposes it. */
  fill(): void {
    const rest = this.several?.rest
    if (!rest) return
    this.#choice = null
    this.#setPicks([...this.picks, ...rest.picks])
  }

  /** Let go of the last pick, or of the last one of a thing; whether there was one. */
  takeBack(ref?: string): boolean {
    const isOf = (pick: Option) =>
      ref === undefined || this.all.some(({ option, refs }) => same(option, pick) && refs.includes(ref))
    const last = this.picks.findLastIndex(isOf)
    if (last < 0) return false
    this.#setPicks(this.picks.filter((_, at) => at !== last))
    return true
  }

  /** Whether a press picks this choice instead of giving it: one alone is just given. */
  isForPicking({ option }: Choice): boolean {
    const { several } = this
    if (!several || several.most < 2 || option[0] === several.end) return false
    return several.takes?.(option) ?? true
  }

  /** How often an option is picked. */
  timesPicked(option: Option): number {
    return timesOf(this.picks, option)
  }

  #setPicks(picks: readonly Option[]): void {
    this.picks = picks
    this.pointing.picked = picks.flatMap(
      (pick) => this.all.find(({ option }) => same(option, pick))?.refs ?? [],
    )
  }

  /** The rank of an answer in the hint, counted from 1; 0 for none. */
  rankOf(answer: number): number {
    return this.#source.hints?.rankOf(answer) ?? 0
  }

  /** Give the answer that the hint has first. */
  follow(): void {
    const best = this.#source.hints?.advice?.options[0]
    if (!best || !this.ready) return
    this.#letGoOfQueues()
    this.clearSelection()
    const { answer } = best.weighed
    this.danger.give(answer, () => void this.#source.answer(answer))
  }

  /** Whether there is something to confirm. */
  get confirmable(): boolean {
    return this.chosen !== null || (this.several !== null && this.picks.length > 0)
  }

  /** Give the chosen answer and what follows it, or everything that is picked, one answer after the other. */
  confirm(next?: Next): void {
    const chosen = this.all.find(({ index }) => index === this.chosen)
    if (chosen) {
      this.take(chosen)
      if (next) this.#next = next.options
      return
    }
    if (!this.several || !this.picks.length || !this.ready) return
    const queue = new Queue(this.several, this.picks, next?.end)
    if (this.several.waits) this.#plan = queue
    else this.#queue = queue
    this.#next = next?.options ?? []
    this.#planned = -1
    this.clearSelection()
    this.goOn()
  }

  /** Come to the newest moment at once; whether another one was shown. */
  skip(): boolean {
    return this.#source.skip?.() ?? false
  }

  /** Give the next of the picked answers, if the question has come; say so when one of them is no answer any more. */
  goOn(): void {
    if (this.chosen === null) this.#choice = null
    if (this.#queue?.left) this.skip()
    const open = this.picks.filter(
      (pick) => this.several && this.all.some(({ option }) => same(option, pick)),
    )
    if (open.length < this.picks.length) this.#setPicks(open)
    this.#queue?.hear(this.#source.happening)
    this.#plan?.hear(this.#source.happening)
    const next = this.#queue?.next(this.several, this.all)
    if (next) return this.danger.give(next.index, () => void this.#source.answer(next.index))
    if (this.#queue?.left) this.#source.tell(this.words.text('web-table-several-gone'))
    this.#queue = null
    if (!this.#goOnWithNext()) this.#goOnWithPlan()
  }

  /**
   * Give what was to follow the last answer, unless another question came; what follows an answer of a plan waits for
   * its question. Whether something was given.
   */
  #goOnWithNext(): boolean {
    const [option, ...later] = this.#next
    const choice = this.all.find((one) => option !== undefined && same(one.option, option))
    if (choice) this.#next = later
    else if (!this.#plan) this.#next = []
    if (choice) this.#give(choice.index)
    return choice !== undefined
  }

  /** Give the next answer of a plan when its question comes again; an undo drops the plan. */
  #goOnWithPlan(): void {
    const plan = this.#plan
    if (!plan || !this.asked) return
    if (this.ply <= this.#planned) this.#plan = null
    else if (this.several?.waits) {
      const next = plan.next(this.several, this.all)
      this.#planned = this.ply
      if (next) return this.#give(next.index)
      if (plan.left) this.#source.tell(this.words.text('web-table-several-gone'))
      this.#plan = null
    }
  }

  /** Whether every answer is chosen first and then confirmed. */
  get #confirmsAll(): boolean {
    return settings.now.confirm === 'always' && (this.#loaded.confirms?.() ?? false)
  }

  #needsTwo(choice: Choice): boolean {
    if (this.#confirmsAll && !choice.opens) return true
    return settings.now.confirm !== 'never' && choice.isFinal
  }

  /** Let go of whatever is selected or open. */
  clearSelection(): void {
    this.#choice = null
    this.menu = null
    this.refused = null
    this.facet = null
    this.#setPicks([])
  }

  suggest(ref: string): void {
    if (!this.live) return
    const decision = this.looked
    if (!decision) return
    const own = new Set(openTo(decision, this.mine))
    const index = decision.options.findIndex(
      (_, index) => !own.has(index) && this.#refsOf(decision, index).includes(ref),
    )
    if (index >= 0) void this.#source.suggest(this.ply, index)
    else this.#source.tell(this.words.text('web-table-no-suggestion'))
  }

  #refuse(ref: string): void {
    if (!this.asked || !this.decision) {
      this.pointing.pin(ref)
      return
    }
    this.refused = { ref, text: this.face.whyNot(ref, this.decision, this.view, this) }
  }
}
