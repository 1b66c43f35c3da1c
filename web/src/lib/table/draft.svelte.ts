/** A table that is being set up: the game, the choices before it, and who sits where. */

import type { GameCard } from '../game/plugin'
import { myName } from './opening'
import type { NewSeat, NewTable, Offer, SetupChoice } from '../protocol/types'
import { partnerIn } from './bots'
import { keepSetup, lastSetup, type DraftSeat, type Sitter } from './lastSetup'
import { ownEntries, SURPRISE } from './picks'
import { choicesOf, setupOf, suggestedIn } from './setupChoices'

/** The number of players at a new table, or the nearest that the game allows. */
const USUAL = 2
const fromUsual = (players: number) => Math.abs(players - USUAL)

/** Entries that the form shows by itself. */
const SPECIAL = new Set(['players', 'modules', 'level'])

export class Draft {
  card = $state.raw() as GameCard
  seats = $state.raw<readonly DraftSeat[]>([])
  values = $state.raw<Readonly<Record<string, unknown>>>({})
  title = $state('')
  isPublic = $state(false)
  readonly #offer: Offer

  constructor(offer: Offer, card: GameCard) {
    this.#offer = offer
    this.choose(card)
  }

  /** The bots that can play this game. */
  get bots(): readonly string[] {
    return this.#game?.bots ?? []
  }

  /** Everything that can be chosen for this game. */
  get choices(): readonly SetupChoice[] {
    return choicesOf(this.#offer, this.card)
  }
  get #game() {
    return this.#offer.games.find(({ id }) => id === this.card.game)
  }
  get level(): SetupChoice | undefined {
    return this.choices.find(({ entry }) => entry === 'level')
  }
  /** What each seat may choose for itself: a colour, a spirit. */
  get picks(): SetupChoice | undefined {
    return this.choices.find(({ takes }) => takes === 'seats')
  }
  /** What is yes or no for each seat by itself. */
  get own(): readonly string[] {
    return ownEntries(this.choices)
  }
  get counts(): readonly number[] {
    return (this.choices.find(({ entry }) => entry === 'players')?.values ?? []) as number[]
  }
  /** Choices that few players need. */
  get further(): readonly SetupChoice[] {
    return this.choices.filter(
      ({ entry, takes, default: usual }) => takes === 'one' && !SPECIAL.has(entry) && usual !== null,
    )
  }
  get readings(): readonly string[] {
    return this.choices
      .filter(({ entry }) => entry === 'switches')
      .flatMap(({ values }) => values as string[])
  }

  /** Another game, as it was last set up here; the first time as we recommend it. */
  choose(card: GameCard): void {
    this.card = card
    const last = lastSetup(card.id)
    if (!last) return this.recommend()
    this.values = { ...suggestedIn(this.choices), ...this.#stillOffered(last.values) }
    this.isPublic = last.isPublic
    this.seats = last.seats
    this.players(this.counts.includes(last.seats.length) ? last.seats.length : this.#usualCount)
  }

  /** The setup for a first game: what the rules begin with, and a bot for a partner. */
  recommend(): void {
    this.values = suggestedIn(this.choices)
    this.isPublic = false
    this.seats = []
    this.players(this.#usualCount)
  }

  /** Whether it is set up as we recommend it for a first game. */
  get isRecommended(): boolean {
    const asUsual = this.choices.every((choice) =>
      isSame(this.value(choice), choice.suggested ?? choice.default),
    )
    return asUsual && isSame(this.seats, this.#newSeats(this.#usualCount))
  }

  get #usualCount(): number {
    return [...this.counts].sort((one, other) => fromUsual(one) - fromUsual(other))[0] ?? 1
  }

  /** The values of an earlier visit that can still be chosen. */
  #stillOffered(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const allowed = (entry: string, value: unknown) => {
      const choice = this.choices.find((one) => one.entry === entry && one.takes !== 'each')
      const offered: readonly unknown[] = choice?.values ?? []
      return Array.isArray(value) ? value.every((one) => offered.includes(one)) : offered.includes(value)
    }
    return Object.fromEntries(Object.entries(values).filter(([entry, value]) => allowed(entry, value)))
  }

  /** Remember this setup for the next table. */
  keep(): void {
    const { seats, values, isPublic } = this
    keepSetup(this.card.id, { seats, values, isPublic })
  }

  get #partner(): Sitter {
    return `bot:${partnerIn(this.bots)}`
  }
  #newSeats(count: number): DraftSeat[] {
    return Array.from({ length: count }, (_, at) => ({
      sitter: at === 0 ? 'me' : this.#partner,
      ...SURPRISE,
    }))
  }

  /** Set the number of seats; new ones are for bots. */
  players(count: number): void {
    this.seats = this.#newSeats(count).map((fresh, at) => {
      const seat = this.seats[at] ?? fresh
      return this.#canPlay(seat.sitter) ? seat : { ...seat, sitter: this.#partner }
    })
    const allowed = this.picks?.values ?? []
    this.seats = this.seats.map((seat) => (allowed.includes(seat.pick) ? seat : { ...seat, ...SURPRISE }))
  }

  /** Whether every bot in the seats can play this game: it may have no net for it. */
  #canPlay(sitter: Sitter): boolean {
    return !sitter.startsWith('bot:') || this.bots.includes(sitter.slice('bot:'.length))
  }

  /** Change a seat; one for anyone stands in the list. */
  seat(at: number, some: Partial<DraftSeat>): void {
    if (some.sitter === 'anyone') this.isPublic = true
    this.seats = this.seats.map((seat, number) => (number === at ? { ...seat, ...some } : seat))
  }

  /** Whether the table is listed publicly; if not, only the link leads to it. */
  list(isPublic: boolean): void {
    this.isPublic = isPublic
    if (isPublic) return
    this.seats = this.seats.map((seat) => (seat.sitter === 'anyone' ? { ...seat, sitter: 'guest' } : seat))
  }

  value(choice: SetupChoice): unknown {
    return this.values[choice.entry] ?? choice.default
  }

  set(entry: string, value: unknown): void {
    this.values = { ...this.values, [entry]: value }
  }

  /** Whether everybody is there, so that the game can begin at once. */
  get complete(): boolean {
    return this.seats.every(({ sitter }) => sitter !== 'guest' && sitter !== 'anyone')
  }

  /** The request that makes this table. */
  request(): NewTable {
    return {
      game: this.card.game,
      title: this.title,
      public: this.isPublic,
      setup: { players: this.seats.length, ...setupOf(this.values, this.card.modules) },
      seats: this.seats.map(({ sitter, pick, side, also = [] }) => ({
        ...sitterOf(sitter),
        pick,
        side,
        also: also.filter((entry) => this.own.includes(entry)),
      })),
      start: this.complete,
    }
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function sitterOf(sitter: Sitter): NewSeat {
  if (sitter === 'me') return { name: myName() }
  return sitter.startsWith('bot:') ? { bot: sitter.slice('bot:'.length) } : {}
}
