/** Names of the things on the table: ids become words of one language. */

import { factsOf } from '../box'
import type { Element, Elements, FactsByKind, GrowthFacts, HorizonsView } from '../view'
import type { Content } from '$lib/protocol/types'
import { found } from '$lib/words/found'
import { marked } from '$lib/words/marks'
import type { Words } from '$lib/words/words'

/** What the reason of an event can be. */
const REASONS = ['why', 'power', 'innate', 'special', 'fear']

/** Every name the speaker needs, in one language. */
export class Names {
  readonly words: Words
  readonly #box: ReadonlyMap<string, Content>

  constructor(words: Words, box: readonly Content[]) {
    this.words = words
    this.#box = new Map(box.map((entry) => [entry.id, entry]))
  }

  /** The name of a piece of content; innate powers are powers too. */
  name(kind: string, id: string): string {
    return this.words.text(`hz-${kind === 'power' ? this.kindOf(id) : kind}-${id}`)
  }

  /** The text that stands in the catalogue under a name. */
  text(kind: string, id: string): string {
    return this.words.text(`hz-${kind}-${id}.text`)
  }

  /** Names one after the other. */
  listed(kind: string, ids: readonly string[]): string {
    return ids.map((id) => this.name(kind, id)).join(', ')
  }

  // -- the box

  /** What kind of thing an id of the box is. */
  kindOf(id: string): string {
    return found(this.#box.get(id), id).kind
  }

  /** The printed facts of a thing. */
  facts<Kind extends keyof FactsByKind>(id: string, ...kinds: Kind[]): FactsByKind[Kind] {
    return factsOf([...this.#box.values()], id, ...kinds)
  }

  // -- names with their refs

  /** A card of any deck, or an innate power. */
  card(id: string): string {
    const kind = this.kindOf(id)
    return marked(`${kind === 'innate' ? kind : 'card'}:${id}`, this.name(kind, id))
  }

  /** Cards one after the other. */
  cards(ids: readonly string[]): string {
    return ids.map((id) => this.card(id)).join(', ')
  }

  /** The spirit in that seat. */
  who(seat: number, view: HorizonsView): string {
    const spirit = found(view.spirits[seat], `spirit of seat ${seat}`)
    return marked(`spirit:${seat}`, this.name('spirit', spirit.id))
  }

  /** A land and its terrain. */
  land(id: string): string {
    const { terrains } = this.facts(id.charAt(0), 'board')
    const terrain = found(terrains[Number(id.slice(1)) - 1], id)
    const name = this.words.text('hz-land', { land: id, terrain: this.name('terrain', terrain) })
    return marked(`land:${id}`, name)
  }

  /** The reason of an event: a phrase of its own, a power, a special rule or a fear card. */
  why(id: string): string {
    const kind = found(
      REASONS.find((kind) => this.words.has(`hz-${kind}-${id}`)),
      `reason ${id}`,
    )
    return kind === 'why' || kind === 'special' ? this.words.text(`hz-${kind}-${id}`) : this.card(id)
  }

  // -- phrases

  /** A piece, with its damage if it has any. */
  piece(kind: string, damage: number): string {
    const piece = this.name('piece', kind)
    return damage ? this.words.text('hz-piece-hurt', { piece, damage }) : piece
  }

  /** The elements of a threshold. */
  needed(elements: Elements): string {
    return Object.entries(elements)
      .map(([id, count]) => this.words.text('hz-needed', { element: this.name('element', id), count }))
      .join(', ')
  }

  /** A slot of a presence track: a number, an element or both. */
  slot(number: number, id: Element | ''): string {
    if (!id) return String(number)
    const element = this.name('element', id)
    return number ? this.words.text('hz-slot-both', { number, element }) : element
  }

  /** All actions of a growth option. */
  growth(spirit: string, number: number): string {
    const option = found(this.facts(spirit, 'spirit').growth[number], `growth ${number}`)
    return option.map((action) => this.growthAction(action)).join('; ')
  }

  /** One action of a growth option. */
  growthAction({ op, amount, terrains }: GrowthFacts): string {
    const key = `hz-growth-${op}`
    if (op === 'gain_energy') return this.words.text(key, { amount })
    if (op !== 'add_presence') return this.words.text(key)
    if (!terrains.length) return this.words.text(key, { range: amount })
    return this.words.text(`${key}.terrain`, { range: amount, terrains: this.listed('terrain', terrains) })
  }
}
