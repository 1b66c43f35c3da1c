/** Names of the things on the table: ids become words of one language. */

import type { BoardView, CardFacts, Counts, GhostStoriesView } from '../view'
import { isCard } from '../cards'
import type { Content, SetupData } from '$lib/protocol/types'
import { found } from '$lib/words/found'
import { marked } from '$lib/words/marks'
import { clause } from '$lib/words/phrases'
import type { Words } from '$lib/words/words'

const CARDS = ['ghost', 'incarnation']
/** Kinds that are named after a colour. */
const OF_A_COLOUR = ['board', 'taoist', 'tao']
/** Kinds of things that lie on the table under their ids. */
const ON_THE_TABLE = [...OF_A_COLOUR, 'artifact', 'family', 'power']

/** The board of that colour. */
export function boardIn(view: GhostStoriesView, colour: string): BoardView {
  const board = view.boards.find((board) => board.colour === colour)
  return found(board, `board ${colour}`)
}

/** The board of the player in that seat. */
export function boardOfSeat(view: GhostStoriesView, seat: number): BoardView {
  const board = view.boards.find((board) => board.seat === seat)
  return found(board, `board of seat ${seat}`)
}

/** Every name the speaker needs, in one language, for one set-up. */
export class Names {
  readonly words: Words
  readonly setup: SetupData
  readonly #box: ReadonlyMap<string, Content>
  readonly #cards: ReadonlyMap<number, CardFacts>

  constructor(words: Words, setup: SetupData, box: readonly Content[]) {
    this.words = words
    this.setup = setup
    this.#box = new Map(box.map((entry) => [entry.id, entry]))
    this.#cards = new Map(box.filter(isCard).map(({ facts }) => [facts.number, facts]))
  }

  /** The name of a piece of content; a card may have one that its owner gave it. */
  name(kind: string, id: string): string {
    if (OF_A_COLOUR.includes(kind)) return this.words.text(`gs-colour-${id}.${kind}`)
    const card = CARDS.includes(kind) ? this.piece(id) : { kind }
    const own = 'facts' in card && isCard(card) ? card.facts.name : null
    return own ?? this.words.text(`gs-${card.kind}-${id}`)
  }

  /** The name with its ref, where the thing lies on the table. */
  named(kind: string, id: string): string {
    const name = this.name(kind, id)
    return ON_THE_TABLE.includes(kind) ? marked(`${kind}:${id}`, name) : name
  }

  /** The rules text of a piece of content. */
  text(kind: string, id: string): string {
    const key = `gs-${kind}-${id}`
    return this.words.text(this.own(key) ?? `${key}.text`)
  }

  /** The words of the module in play, else of the edition, where they differ. */
  own(key: string): string | undefined {
    const parts = [...(this.setup.modules ?? []), this.setup.edition]
    return parts.map((part) => `${key}.${part}`).find((own) => this.words.has(own))
  }

  // -- cards

  /** A piece of the box. */
  piece(id: string): Content {
    return found(this.#box.get(id), id)
  }

  /** The printed facts of the card with that number. */
  facts(number: number): CardFacts {
    return found(this.#cards.get(number), `card ${number}`)
  }

  /** The name of the card with that number; where it is known to lie, that is what it points at. */
  card(number: number, ref = `card:${number}`): string {
    return marked(ref, this.name('ghost', this.facts(number).id))
  }

  // -- places and players

  /** The Taoist of that colour, or the board when nobody plays it. */
  who(colour: string, view: GhostStoriesView): string {
    return this.named(boardIn(view, colour).neutral ? 'board' : 'taoist', colour)
  }

  /** The Taoist of the player in that seat. */
  player(seat: number, view: GhostStoriesView): string {
    return this.named('taoist', boardOfSeat(view, seat).colour)
  }

  /** The tile that lies at that place of the village. */
  tile(index: number, view: GhostStoriesView, ref = `tile:${index}`): string {
    const tile = found(view.village[index], `tile ${index}`)
    return marked(ref, this.name('tile', tile.name))
  }

  /** A tile by its name; it may be one that is not in this village. */
  tileNamed(id: string, view: GhostStoriesView): string {
    const index = view.village.findIndex((tile) => tile.name === id)
    return index < 0 ? this.name('tile', id) : this.tile(index, view)
  }

  /** A ghost space: its board and its place from the left. */
  space(colour: string, place: number): string {
    const where = this.words.text(`gs-place-${place}`)
    const name = this.words.text('gs-space', { board: this.name('board', colour), place: where })
    return marked(`space:${colour}:${place}`, name)
  }

  // -- phrases

  /** Die faces one after the other. */
  colours(ids: readonly string[]): string {
    return ids.map((id) => this.name('colour', id)).join(', ')
  }

  /** What it takes to exorcise a ghost. */
  needed(counts: Counts, free = 0): string {
    const parts = Object.entries(counts).map(([colour, count]) =>
      this.words.text('gs-needed', { colour: this.name('colour', colour), count }),
    )
    if (free) parts.push(this.words.text('gs-needed-less', { count: free }))
    return parts.join(', ') || '0'
  }

  /** The `curse` that a family's death brings, or the `reward` for saving all of it. */
  fate(family: string, which: 'curse' | 'reward'): string {
    return clause(this.words.text(`gs-family-${family}.${which}`))
  }

  /** The reason of an event: a thing, a Taoist, or a phrase of its own. */
  why(id: string, view: GhostStoriesView): string {
    if (this.words.has(`gs-tile-${id}`)) return this.tileNamed(id, view)
    const kind = ['power', 'artifact'].find((kind) => this.words.has(`gs-${kind}-${id}`))
    if (kind) return this.named(kind, id)
    if (this.words.has(`gs-colour-${id}.taoist`)) return this.named('taoist', id)
    return this.words.text(`gs-why-${id}`)
  }
}
