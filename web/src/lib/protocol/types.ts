/** What the server sends and takes: its own schema, made exact where that leaves a field open. */

import type * as server from './generated'
import type { Decision, OpenDecision, Option, SetupData } from './decision'
import type { View } from './view'

export { EVERYONE, type Decision, type OpenDecision, type Option, type SetupData } from './decision'
export type { Outcome, View } from './view'

/** An event: a tag with named values. */
export type EventData = readonly [string, Readonly<Record<string, unknown>>]

/** The ply after an answer, what happened then, and the seat that answered; -1 at the beginning. */
export type PlyEvents = [number, EventData[], number]

/** What an answer brought about; `ply` is the first after it, `seat` who gave it (-1 for the start). */
export interface Happening {
  ply: number
  seat: number
  events: EventData[]
}

export type Status = 'waiting' | 'playing' | 'paused' | 'over'

/** A type of the schema with the fields that we know better by their names. */
type Exact<T> = {
  [K in keyof T]: K extends 'view'
    ? View | Extract<T[K], null>
    : K extends 'decision'
      ? Decision | null
      : K extends 'setup'
        ? SetupData
        : K extends 'status'
          ? Status
          : K extends 'emote'
            ? Emote
            : K extends 'events'
              ? T[K] extends [number, unknown, number][]
                ? PlyEvents[]
                : EventData[]
              : T[K] extends server.TableInfo
                ? TableInfo
                : T[K] extends server.AdvisedOption[]
                  ? Advised[]
                  : T[K]
}

/** A piece of content: a card, a tile, a power. */
export type Content = server.Content
/** A seat as everybody sees it. */
export type SeatInfo = server.SeatInfo
/** A table as everybody sees it. */
export type TableInfo = Exact<server.TableInfo>
/** A line of chat. */
export type ChatLine = server.ChatLine

/** What a player means to do, as it is marked on the board. */
export type Plan = server.Plan
export type Intent = Plan['intent']
export type Sign = server.Pinged['sign']

export type Depth = 'choice' | 'action' | 'turn'
/** Where each depth of undo leads, and whether it happens at once. */
export type UndoInfo = server.UndoTargets
export type UndoTarget = server.UndoTarget
/** A choice that an undo names. */
export type PastChoice = server.PastChoice

export const EMOTES = ['hello', 'thanks', 'well_done', 'hurry', 'oops', 'think', 'yes', 'no'] as const
export type Emote = (typeof EMOTES)[number]

/** Everything the server may say on the socket. */
export type Message = Exact<server.AnyMessage>
/** Everything a viewer may ask for; the socket numbers it. */
export type Request = server.AnyRequest

/** A game at one of its plies, as the record has it. */
export type Moment = Exact<server.Position>
/** What happened between two plies, one thing after another, with what each changed of the view. */
export type Film = Exact<server.Film>
/** A rulebook: its chapters and their sections. */
export type BookInfo = server.BookInfo
/** A section of a rulebook, without its text. */
export type SectionInfo = server.SectionInfo
/** The table of an example after some answers. */
export type ExampleTable = Omit<Exact<server.ExampleTable>, 'film'> & { film: Film }
/** The scenarios of all games in their order, and the achievements. */
export type Campaign = Exact<server.Campaign>
/** A scenario in the language that was asked for. */
export type Scenario = Campaign['scenarios'][number]
export type Achievement = Campaign['achievements'][number]
/** What a finished game has earned. */
export type Earned = Exact<server.Earned>
export type Missed = Exact<server.Missed>
/** A puzzle, without its position. */
export type PuzzleInfo = server.PuzzleInfo
/** The puzzle of a day with the picture of its position. */
export type DayPuzzle = Omit<Exact<server.DayPuzzle>, 'view'> & { view: View }
export type Standing = server.Standing
/** The table of a puzzle after some answers. */
export type PuzzleTable = Omit<Exact<server.PuzzleTable>, 'film' | 'against'> & {
  film: Film
  against: EventData[]
}
/** A new table with the tokens of its creator. */
export type Created = Exact<server.Created>
/** How likely something is; chances are fractions. */
export type Chance = Omit<server.ChanceData, 'about'> & { about: Option[] }
/** The chances at a place, and the answers that lead there. */
export type Odds = Omit<server.Odds, 'place' | 'chances'> & { place: Option; chances: Chance[] }
/** An answer that loses the game, surely or more likely than not. */
export type AnswerDanger = Omit<server.AnswerDanger, 'cause'> & { cause: EventData | null }
/** The forecast of a table. */
export type Outlook = Omit<server.Outlook, 'odds' | 'dangers'> & { odds: Odds[]; dangers: AnswerDanger[] }
/** Why an answer is given: what it prevents or does, or its odds. */
export type Reason = Omit<server.ReasonData, 'events' | 'chances'> & {
  events: EventData[]
  chances: Chance[]
}
/** An option and how often it won where it was tried out. */
export type Weighed = server.WeighedOption
/** The best options of a question, as far as they have been tried out. */
export type Advice = Exact<server.Advice>
/** One of them. */
export interface Advised {
  weighed: Weighed
  reason: Reason
}
/** Why an answer was given, and what a bot weighed before. */
export type Why = Omit<server.Why, 'reason' | 'decision' | 'view'> & {
  reason: Reason
  decision: OpenDecision
  view: View
}
/** A table in the list of public ones. */
export type Listed = Exact<server.Listed>
/** A table in the list of the player's tables. */
export type Glance = Exact<server.Glance>
/** What is asked for to make a table. */
export type NewTable = server.NewTable
/** Who takes a seat of a new table. */
export type NewSeat = server.NewSeat
/** What is played in a game on a day. */
export type Deal = Exact<server.Deal>
/** The challenge of a day, and who fared how. */
export type DealSeeds = Exact<server.DealSeeds>
export type Challenge = Omit<server.Challenge, 'deals'> & { deals: Deal[] }
/** How others come to a table. */
export type Invitation = server.Invitation
/** The games and bots of the server, with what players choose before a game. */
export type Offer = server.Offer
/** Something that players choose before a game. */
export type SetupChoice = server.Choice
/** How a game is put into words. */
export type Vocabulary = server.Vocabulary
/** How games of one kind ended. */
export type Statistics = server.Statistics
/** Games of one kind: how many, how many won, the best score. */
export type Tally = server.Tally
