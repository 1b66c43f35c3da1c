/** The speaker of Ghost Stories: its table of words, and functions for the rest. */

import type { Content, SetupData } from '$lib/protocol/types'
import { required } from '$lib/words/required'
import { effectParts } from '$lib/words/effects'
import { clause, percent } from '$lib/words/phrases'
import { type Functions, PlainSpeaker } from '$lib/words/plainSpeaker'
import type { Speaker } from '$lib/words/speaker'
import type { Words } from '$lib/words/words'
import vocabulary from '../../../../../src/vigil/games/ghost_stories/words.json'
import type { BoardView, Counts, GhostView, SpaceView } from '../view'
import { boardWhere, cardIn, cardOf, exorcisable, type Here, held, ownBoard, owner } from './found'
import { NOTES } from './notes'

/** What a ghost may be besides its colours. */
const INCARNATION = 'incarnation'
/** What the reason of an event can be, and where its name stands. */
const REASONS: readonly (readonly [string, (id: string) => string])[] = [
  ['tile', (id) => `gs-tile-${id}`],
  ['power', (id) => `gs-power-${id}`],
  ['artifact', (id) => `gs-artifact-${id}`],
  ['taoist', (id) => `gs-colour-${id}.taoist`],
  ['why', (id) => `gs-why-${id}`],
]

// -- names

/** The name of a card, which may be one that its owner gave it. */
function cardName({ speaker }: Here, id: string): string {
  const { kind, facts } = cardIn(speaker, id)
  return facts.name ?? speaker.words.text(`gs-${kind}-${id}`)
}

/** The reason of an event: a thing, a Taoist, or a fixed phrase; a tile with its place. */
function reason(told: Here, id: string): string | number {
  const { words } = told.speaker
  const [kind] = required(
    REASONS.find(([, key]) => words.has(key(id))),
    `reason ${id}`,
  )
  const tile = told.view.village.findIndex(({ name }) => kind === 'tile' && name === id)
  return tile < 0 ? told.speaker.named(kind, [id], told) : told.speaker.named('tile_at', [tile], told)
}

/** A ghost, or the cemetery. */
function cause(told: Here, number: number): string | number {
  return number ? told.speaker.named('card', [number], told) : reason(told, 'cemetery')
}

// -- boards and tokens

/** `yes` for one's own power, `paid` for one that a token has lent, else `no`. */
function whosePower(told: Here): 'yes' | 'paid' | 'no' {
  const power = told.at(1)
  if (told.seat < 0 || ownBoard(told).power === power) return 'yes'
  const lender = boardWhere(told, (board) => board.power === power)
  return lender?.power_blocked === 'used' ? 'paid' : 'no'
}

/** Whether naming a colour costs a power token. */
function costsToken(told: Here): boolean {
  const board = boardWhere(told, ({ colour }) => colour === told.at(1))
  return board !== undefined && board.neutral && board.power_blocked !== 'used'
}

/** The tile from which a Taoist goes: the one that the question is about, or one's own. */
function start(told: Here): number | null {
  const [kind, colour] = told.decision?.about ?? []
  const named = kind === 'taoist' ? boardWhere(told, (board) => board.colour === colour) : null
  return (named ?? ownBoard(told)).tile
}

// -- ghosts

interface Shortfall {
  ghost: number
  needed: Counts
  tokens_only: boolean
}

type Holds = (ghost: GhostView, space: SpaceView, board: BoardView) => boolean

/** The ghosts in play for which something holds. */
function ghostsWhere(told: Here, holds: Holds): string {
  return told.view.boards
    .flatMap((board) =>
      board.spaces
        .filter((space) => space.ghost && holds(space.ghost, space, board))
        .map(({ place }) => told.speaker.named('ghost_now', [board.colour, place], told)),
    )
    .join(', ')
}

/** The ghosts that can be exorcised from the tile of the player who is asked. */
function ghostsHere(told: Here): string {
  const here = exorcisable(told)
  return ghostsWhere(told, (ghost) => here.includes(ghost))
}

/** The ghosts on the board that the question is about, but no incarnations. */
function ghostsOfBoard(told: Here): string {
  const colour = told.at('about.1')
  return ghostsWhere(told, (ghost, _, board) => !ghost.incarnation && board.colour === colour)
}

/** The ghosts of a colour, but no incarnations. */
function ghostsOfColour(told: Here): string {
  const colour = told.at(1)
  return ghostsWhere(told, (ghost) => !ghost.incarnation && ghost.colour === colour)
}

/** What it takes to exorcise a ghost. */
function needed({ speaker }: Here, counts: Counts, free = 0): string {
  const parts = Object.entries(counts).map(([colour, count]) =>
    speaker.words.text('gs-needed', { colour: speaker.name('colour', colour), count }),
  )
  if (free) parts.push(speaker.words.text('gs-needed-less', { count: free }))
  return parts.join(', ') || '0'
}

/** What a ghost still lacked to be exorcised. */
function shortfall(told: Here, lacking: Shortfall): string {
  const { speaker } = told
  return speaker.words.text(lacking.tokens_only ? 'gs-lacking-tokens' : 'gs-lacking', {
    ghost: speaker.named('card', [lacking.ghost], told),
    needed: needed(told, lacking.needed),
  })
}

/** The colours that a ghost may have, with their chances. */
function colourOdds(told: Here): string {
  const { speaker } = told
  const chances = told.at('chances') as readonly (readonly [string, number, number])[]
  return chances
    .map(([name, some, all]) => {
      const kind = name === INCARNATION ? 'term' : 'colour'
      return `${clause(speaker.name(kind, name))} ${percent(speaker.words, [some, all])}`
    })
    .join(', ')
}

const FUNCTIONS: Functions = {
  ...NOTES,
  card_id: (told: Here) => cardOf(told).id,
  card_name: cardName,
  cause,
  colour_odds: colourOdds,
  costs_token: costsToken,
  effect_parts: effectParts,
  ghosts_here: ghostsHere,
  ghosts_of_board: ghostsOfBoard,
  ghosts_of_colour: ghostsOfColour,
  held,
  needed,
  owner: (told: Here) => owner(told).colour,
  printed: (told: Here) => cardOf(told).resistance,
  reason,
  shortfall,
  start,
  whose_power: whosePower,
}

/** The speaker for words, a setup and its box. */
export function ghostStoriesSpeaker(words: Words, setup: SetupData, box: readonly Content[]): Speaker {
  return new PlainSpeaker(words, setup, box, vocabulary, FUNCTIONS)
}
