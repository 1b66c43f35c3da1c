/** What each game brings to the table screen: its drawings, and how its things are found and named. */

import type { Component } from 'svelte'
import type { Sheet } from '../../art/sheets'
import type {
  Content,
  Decision,
  EventData,
  Happening,
  Odds,
  OpenDecision,
  Option,
  View,
} from '../protocol/types'
import type { Size } from '../base/size.svelte'
import type { Mood, Shown } from './cast'
import type { Ceremonies } from './ceremony'
import type { Choice, Facet, Next, Several } from './choice'
import type { Telling } from './telling'
import type { MomentOf } from './moment'
import type { Voice } from '../words/speaker'
import type { Words } from '../words/words'

/** A step of the turn, as the app bar shows it. */
export interface Step {
  name: string
  state: 'done' | 'now' | 'to come'
}

/** A figure or a warning in the app bar. */
export interface Chip {
  icon: string
  text: string
  warn?: boolean
}

/** A page that a phone shows instead of the board. */
export interface Tab {
  id: string
  icon: string
  /** The key of its name. */
  name: string
  page: Component
  /** The refs of what is seen there and not beside the question. */
  holds: RegExp
}

/** In what words a choice is told, and the odds of this very moment. */
export interface Chooser extends Voice {
  odds?: readonly Odds[]
}

/** A game on the screen. The components draw from `useTable()`. */
export interface GameFace {
  /** The symbol of the game, in the bar. */
  icon: string
  /** The sprite sheets it draws with. */
  sheets: readonly Sheet[]
  /** The board; it fills its box and chooses its drawing by `size`. */
  board: Component<{ size: Size }>
  /** Chips of the players under the board, where the board itself does not show them. */
  chips: Component | null
  /** Further pages on a phone. */
  tabs: readonly Tab[]
  /** Open the panel in which these things lie, where one lies over the board. */
  reveal?(refs: readonly string[]): void
  /** The thing in focus, large, with everything about it in words. */
  inspector: Component<{ ref: string }>
  /** A thing of the box in the reference. */
  entry: Component<{ entry: Content; box: readonly Content[]; voice: Voice }>
  /** The refs of what an option points at; none for an option that is only a button. */
  refsOf(option: Option, decision: OpenDecision, view: View, voice: Voice): string[]
  /** The kind of an option, where options differ in more than their target (push a town, or an explorer). */
  facetOf?(option: Option, decision: OpenDecision, view: View, voice: Voice): Facet | null
  /** What can be done right after an answer, as far as the table shows it, without a separate confirmation. */
  nextOf?(option: Option, decision: OpenDecision, view: View, words: Words): readonly Next[]
  /** How the question is answered several times in one go, where it comes again until it is ended. */
  several?(
    choices: readonly Choice[],
    picks: readonly Option[],
    decision: Decision,
    view: View,
    box: readonly Content[],
    voice: Chooser,
  ): Several | null
  /** The ref of the card that a question is about: what is looked at while nothing else is pointed at. */
  cardInQuestion?(decision: Decision, view: View, log: readonly Happening[]): string | null
  /** The refs of what an event touched. */
  touched(event: EventData, view: View, voice: Voice): string[]
  /** How much events matter when they are played; 1 is usual, 0: told with what comes next. */
  weights: Readonly<Record<string, number>>
  /** Milliseconds that the small things of a turn or phase may take together when they are played. */
  turnTime: number
  /** The tags of events that are rolls. */
  rolls?: ReadonlySet<string>
  /** Whether the decision stands under its wide board instead of beside it; the list of answers then folds. */
  decidesBelow?: boolean
  /** Whether characters who are asked at the same time are each asked alone, one after the other where one person plays several. */
  asksEach?: boolean
  /** What is drawn over a thing when something happens to it, by the tag of the event. */
  moments?: Readonly<Record<string, MomentOf>>
  /** What is shown large when something great happens. */
  ceremonies?: Ceremonies
  /** The heading that an event opens in the log: a turn, a phase; `null` for an ordinary line. */
  heading(event: EventData, view: View, voice: Voice): string | null
  /** Whether the heading of an event is one of a round, which its phases repeat. */
  opensRound?(event: EventData): boolean
  /** How the log groups events; without it each event has its own line. */
  telling?: Telling
  /** Whether an event tells of dice; without it the game has none. */
  isDice?(event: EventData): boolean
  /** The fixed key of an option for the player of a seat, if its game gives it one. */
  keyOf?(option: Option, decision: OpenDecision, view: View, seat: number): string | null
  /** Where a ref stands now: a card by the space on which it lies, for example. */
  resolve(ref: string, view: View): string
  /** The symbol that stands before a name in the log; `null` for none. */
  glyph(ref: string, view: View): string | null
  /** The symbol of a seat: a colour's glyph or a spirit's emblem. */
  seatGlyph(seat: number, view: View): string
  /** The character of a seat and how it feels at the moment that is shown; `null` for a seat that is none. */
  character?(seat: number, shown: Shown): { character: string; mood: Mood } | null
  steps(view: View, decision: Decision | null, words: Words): Step[]
  chipsOf(view: View, words: Words): Chip[]
  /** Why a thing cannot be chosen now, in one sentence. */
  whyNot(ref: string, decision: Decision, view: View, voice: Voice): string
  /** Whether an option gives something up for good, so that it is pressed twice. */
  isFinal(option: Option, decision: OpenDecision, view: View): boolean
  /** Whether an option only leads to another question to the same player, so that only the next answer is confirmed. */
  opens?(option: Option, decision: OpenDecision, view: View): boolean
  /** The position read aloud in a fixed order: threats, players, village or lands, decks. */
  summary(view: View, voice: Voice): string
  /** The forecast in a few short lines, for small spaces. */
  digest?(forecast: readonly EventData[], view: View, voice: Voice): string[]
  /** The theme of the page, for its own tokens. */
  mood(view: View): string
}
