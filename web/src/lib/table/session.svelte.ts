/** One table in play: what the server says of it, and what the player asks of the server. */

import { busy } from '../base/busy.svelte'
import { settings } from '../settings.svelte'
import { i18n } from '../words/i18n.svelte'
import { isHere } from '../local/here'
import { CLOSED } from '../server/http'
import { Refusal } from '../protocol/refusal'
import { Lost, Wire } from '../server/socket'
import type {
  ChatLine,
  Decision,
  Depth,
  Emote,
  Happening,
  PlyEvents,
  Message,
  Plan,
  Request,
  TableInfo,
  EventData,
  UndoInfo,
  View,
} from '../protocol/types'
import { Coach } from './coach.svelte'
import { Hints } from './hints.svelte'
import { ownSeats, tokensOf } from './keyring'
import { dropStale, takeSeat, type SeatLink } from './seatLink'
import { called } from './sitters'

/** The table as it is drawn: view and question always belong together. */
export interface Shown {
  ply: number
  view: View
  decision: Decision | null
  undo: UndoInfo | null
}

export interface Suggestion {
  name: string
  ply: number
  index: number
  seat: number
}

/** What a player has picked at a ply and not confirmed. */
interface Intended {
  name: string
  ply: number
  answers: readonly number[]
}

/** A message shown to the player for a moment. */
export interface Notice {
  text: string
  tone: 'info' | 'danger'
}

export type Connection = 'connecting' | 'open' | 'lost' | 'gone'
type Welcome = Message & { type: 'welcome' }

const NOTICE_TIME = 6000
/** A press so soon after the question changed was meant for the one before. */
const TOO_SOON = 250

export class TableSession {
  readonly id: string
  info = $state.raw<TableInfo | null>(null)
  /** The seats of this viewer. */
  seats = $state.raw<readonly number[]>([])
  shown = $state.raw<Shown | null>(null)
  log = $state.raw<readonly Happening[]>([])
  /** What happened between the table drawn before and the one drawn now. */
  happening = $state.raw<readonly EventData[]>([])
  chat = $state.raw<readonly ChatLine[]>([])
  suggestions = $state.raw<readonly Suggestion[]>([])
  /** What players mean to do. */
  plans = $state.raw<readonly Plan[]>([])
  /** What others have picked and not confirmed, where several choose at once: answers by seat. */
  intended = $state.raw<Readonly<Record<number, Intended>>>({})
  /** Shows what people say and point at, where there are others; returns whether it was shown. */
  company: ((message: Message) => boolean) | null = null
  /** The ply to which a player leads all viewers. */
  led = $state.raw<{ name: string; ply: number } | null>(null)
  connection = $state.raw<Connection>('connecting')
  /** Why the table is gone, in words. */
  missing = $state.raw('')
  /** Seconds until the next try. */
  again = $state.raw(0)
  notice = $state.raw<Notice | null>(null)
  /** Whether an answer is on its way. */
  sending = $state.raw(false)
  /** The whole question, for one who asked to look. */
  question = $state.raw<{ ply: number; decision: Decision } | null>(null)
  /** Seconds of silence after which a player counts as away. */
  silentSeconds = $state.raw(0)
  /** A seat link that has not been proved yet. */
  offered = $state.raw<SeatLink | null>(null)
  /** The ply of the last own answer: what happened since has changed. */
  answeredAt = $state.raw(0)

  /** The hint for the question that is shown. */
  readonly hints = new Hints(this)
  readonly coach = new Coach(this)

  readonly #wire: Wire
  #ply = $state.raw(-1)
  /** How often the game has gone back. */
  #turns = 0
  #closed = false
  #proving = false
  #settled = $state.raw(true)
  #settling: ReturnType<typeof setTimeout> | undefined
  #decision: Decision | null = null
  #pending: EventData[] = []
  #noticeTimer: ReturnType<typeof setTimeout> | undefined

  constructor(id: string) {
    this.id = id
    this.#wire = new Wire(id, {
      open: () => void this.hello(),
      message: (message) => this.#hear(message),
      lost: (again) => {
        if (this.connection === 'gone') return
        this.connection = 'lost'
        this.again = again
        this.sending = false
      },
    })
  }

  /** Whether an answer can be given now: to the question that is drawn, and to no earlier one. */
  get ready(): boolean {
    return this.connection === 'open' && !this.sending && this.current && this.#settled
  }

  /** Whether the table is on this device, without other players. */
  get here(): boolean {
    return isHere(this.id)
  }

  /** The ply of the question that is shown. */
  get ply(): number {
    return this.shown?.ply ?? -1
  }

  /** Whether the drawn table is the current one. */
  get current(): boolean {
    return !this.shown || this.shown.ply === this.#ply
  }

  get halted(): boolean {
    return this.info?.status === 'paused' || this.info?.status === 'over'
  }

  close(): void {
    clearTimeout(this.#noticeTimer)
    clearTimeout(this.#settling)
    this.#closed = true
    this.#wire.close()
  }

  /** Say who we are and what we have heard; again after taking a seat, or to take one `back` from the bot that
   * plays there for us. A busy server is asked again when it says so. */
  async hello(back = false): Promise<void> {
    const language = i18n.words?.language ?? 'en'
    const [since, turns] = [Math.max(0, this.#ply), this.#turns]
    const { name } = settings.now
    const request: Request = { do: 'hello', tokens: tokensOf(this.id), since, turns, language, back, name }
    try {
      await this.#wire.send(request)
    } catch (error) {
      if (error instanceof Lost) return // which is shown, and hello is said again
      const seconds = error instanceof Refusal ? Number(error.data.seconds) : 0
      if (!seconds) {
        this.#failed(error)
        return
      }
      await busy.wait(seconds)
      if (!this.#closed) await this.hello(back)
    }
  }

  /** A seat link was opened: the server validates it before anything is stored. */
  offer(link: SeatLink): void {
    this.offered = link
    if (this.connection === 'open') void this.#prove()
  }

  /** Prove the seat link, else the tokens of seats that the server did not give us. */
  async #prove(): Promise<void> {
    if (this.#proving || this.here) return
    this.#proving = true
    try {
      const link = this.offered
      if (link && (await takeSeat(this.id, link))) {
        this.offered = null
        return void this.hello()
      }
      this.offered = null
      if (await dropStale(this.id, this.seats)) this.#warn('web-table-unseated')
      if (link) this.#warn('web-table-bad-link')
    } catch (error) {
      // A server that cannot be reached is asked again after the next welcome.
      if (!(error instanceof Refusal || error instanceof TypeError)) throw error
    } finally {
      this.#proving = false
    }
  }

  #warn(key: string): void {
    this.tell(i18n.words?.text(key) ?? '', 'danger')
  }

  /** The own seats that a bot plays meanwhile. */
  get lent(): number[] {
    const own = ownSeats(this.id)
    return own.filter((seat) => {
      const { name, bot } = this.info?.seats[seat] ?? {}
      return name && bot && !this.seats.includes(seat)
    })
  }

  async answer(index: number): Promise<void> {
    const shown = this.shown
    if (!shown?.decision || this.sending) return
    this.sending = true
    this.answeredAt = shown.ply
    try {
      await this.#ask({ do: 'answer', ply: shown.ply, index })
    } finally {
      this.sending = false
    }
  }

  undo(depth: Depth): Promise<void> {
    return this.#ask({ do: 'undo', depth })
  }

  redo(): Promise<void> {
    return this.#ask({ do: 'redo' })
  }

  rewind(to: number): Promise<void> {
    return this.#ask({ do: 'undo', to })
  }

  /** Requests that need nothing but their name. */
  request(what: 'agree' | 'decline' | 'pause' | 'resume' | 'concede' | 'look'): Promise<void> {
    return this.#ask({ do: what })
  }

  /** Let a bot play for an absent player; without one the seat passes. */
  replace(of: number, bot = 'rules'): Promise<void> {
    return this.#ask({ do: 'replace', of, bot })
  }

  /** Let the server try the options of the question out, or stop that; whether it does. */
  hint(ply: number, stop: boolean): Promise<boolean> {
    return this.#asked({ do: 'hint', ply, stop })
  }

  say(text: string): Promise<void> {
    return this.#ask({ do: 'say', text })
  }

  emote(emote: Emote): Promise<void> {
    return this.#ask({ do: 'emote', emote })
  }

  suggest(ply: number, index: number): Promise<void> {
    return this.#ask({ do: 'suggest', ply, index })
  }

  lead(ply: number | null): Promise<void> {
    return this.#ask(ply === null ? { do: 'lead' } : { do: 'lead', ply })
  }

  /** Ask for something that only concerns the others; whether it was done. */
  show(request: Request): Promise<boolean> {
    return this.#asked(request)
  }

  /** What the others have picked for the question that is shown. */
  get picked(): Intended[] {
    const others = Object.entries(this.intended).filter(([seat]) => !this.seats.includes(Number(seat)))
    return others.flatMap(([, one]) => (one.ply === this.ply && one.answers.length ? [one] : []))
  }

  mute(of: number, muted: boolean): Promise<void> {
    return this.#ask({ do: 'mute', of, muted })
  }

  /** Tell the player something for a moment. */
  tell(text: string, tone: Notice['tone'] = 'info'): void {
    clearTimeout(this.#noticeTimer)
    this.notice = { text, tone }
    this.#noticeTimer = setTimeout(() => (this.notice = null), NOTICE_TIME)
  }

  async #ask(request: Request): Promise<void> {
    await this.#asked(request)
  }

  /** Ask for something, and say why it is refused; whether it was done. */
  async #asked(request: Request): Promise<boolean> {
    try {
      await this.#wire.send(request)
      return true
    } catch (error) {
      this.#failed(error)
      return false
    }
  }

  #failed(error: unknown): void {
    if (error instanceof Refusal) this.tell(error.message, 'danger')
    else if (error instanceof Lost) this.#warn(error.sent ? 'web-table-unsure' : 'web-table-not-sent')
    else throw error
  }

  // -- what the server says

  #hear(message: Message): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message)
      case 'update':
        return this.#update(message)
      case 'view':
        return this.#view(message)
      case 'rewound':
        return this.#rewound(message)
      case 'redone':
        return this.#byAnother(message.seat, 'web-table-did-again')
      case 'status':
        return this.#status(message.table)
      case 'unseated':
        this.seats = this.seats.filter((seat) => seat !== message.seat)
        return void this.hello()
      case 'question':
        this.question = message.decision && { ply: message.ply, decision: message.decision }
        return
      case 'advice':
        return this.hints.hear(message)
      case 'refusal':
        if (message.id === null) this.#refused(message)
        return
      default:
        this.#talk(message)
    }
  }

  /** A player who lost the seat to a bot or to another link is a spectator. */
  #status(info: TableInfo): void {
    this.info = info
    if (this.seats.some((seat) => !info.seats[seat]?.name)) void this.hello()
  }

  #welcome(message: Welcome): void {
    this.connection = 'open'
    this.info = message.table
    this.seats = message.seats
    this.chat = message.chat
    this.plans = message.plans
    this.silentSeconds = message.silent_seconds
    this.#turns = message.turns
    const known = message.since ? this.log.filter(({ ply }) => ply <= message.since) : []
    this.log = [...known, ...logOf(message.events)]
    const own = this.log.findLast(({ seat }) => message.seats.includes(seat))
    this.answeredAt = own ? own.ply - 1 : message.ply
    this.#ply = message.ply
    this.#decision = message.decision
    this.#pending = []
    this.happening = []
    if (message.view) this.#show(message.view, message.undo)
    void this.#prove()
  }

  #update(message: Message & { type: 'update' }): void {
    const ply = message.seat === -1 ? 0 : this.#ply + 1
    this.log = [...this.log, { ply, seat: message.seat, events: message.events }]
    this.#pending.push(...message.events)
    this.#ply = message.ply
    this.#decision = message.decision
  }

  #view(message: Message & { type: 'view' }): void {
    if (message.ply === this.#ply) this.#show(message.view, message.undo)
  }

  #rewound(message: Message & { type: 'rewound' }): void {
    this.#turns = message.turns
    this.log = [...this.log.filter(({ ply }) => ply <= message.since), ...logOf(message.events)]
    this.#ply = message.ply
    this.#decision = message.decision
    this.#pending = []
    this.answeredAt = Math.min(this.answeredAt, message.ply)
    this.#show(message.view, message.undo)
    this.#byAnother(message.seat, message.events.length ? 'web-table-took-back' : 'web-table-went-back')
  }

  /** Tell what another person has done. */
  #byAnother(seat: number, text: string): void {
    const name = this.info?.seats[seat]?.name
    if (name && !this.seats.includes(seat)) this.tell(i18n.words?.text(text, { name: called(name) }) ?? '')
  }

  #show(view: View, undo: UndoInfo | null): void {
    this.happening = this.#pending
    this.#pending = []
    this.question = null
    if (this.shown && this.shown.ply !== this.#ply) {
      this.#settle()
      this.hints.forget()
    }
    this.shown = { ply: this.#ply, view, decision: this.#decision, undo }
    this.suggestions = this.suggestions.filter(({ ply }) => ply === this.#ply)
  }

  #settle(): void {
    clearTimeout(this.#settling)
    this.#settled = false
    this.#settling = setTimeout(() => (this.#settled = true), TOO_SOON)
  }

  #refused(message: Message & { type: 'refusal' }): void {
    if (CLOSED.includes(message.code)) {
      this.connection = 'gone'
      this.missing = message.text
      this.#wire.close()
      return
    }
    const seconds = Number(message.data.seconds)
    if (!seconds) return this.tell(message.text, 'danger')
    this.#wire.rest(seconds)
    void busy.wait(seconds)
  }

  /** What people say and point at. */
  #talk(message: Message): void {
    if (message.type === 'chat') this.chat = [...this.chat, message]
    else if (message.type === 'plans') this.plans = message.plans
    else if (message.type === 'intended') this.intended = { ...this.intended, [message.seat]: message }
    else if (message.type === 'renamed') this.#renamed(message)
    if (this.company?.(message)) return
    if (message.type === 'suggested') this.#suggested(message)
    else if (message.type === 'led') {
      this.led = message.ply === null ? null : { name: called(message.name), ply: message.ply }
    }
  }

  /** A suggestion stays until the question is answered, or its player has another one. */
  #suggested({ name, ply, index, seat }: Suggestion): void {
    const one = { name: called(name), ply, index, seat }
    this.suggestions = [...this.suggestions.filter((other) => other.seat !== seat), one]
  }

  /** A player has another name, also in earlier messages. */
  #renamed({ seats, before, name }: Message & { type: 'renamed' }): void {
    const now = <L extends { name: string; seat: number }>(line: L) =>
      line.name === before && seats.includes(line.seat) ? { ...line, name } : line
    this.chat = this.chat.map(now)
    this.suggestions = this.suggestions.map(now)
  }
}

function logOf(events: readonly PlyEvents[]): Happening[] {
  return events.map(([ply, told, seat]) => ({ ply, seat, events: told }))
}
