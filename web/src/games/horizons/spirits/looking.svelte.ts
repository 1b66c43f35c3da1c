/** What a viewer looks at beside the questions: a spirit's panel, the order of the hand. */

import type { TableContext } from '$lib/table/context'
import { seatInQuestion, seatOfTargets } from './spirits'
import type { HorizonsView, SpiritView } from '../view'

export const ORDERS = ['dealt', 'cost', 'speed', 'element'] as const
export type Order = (typeof ORDERS)[number]

/** What lies on the spirit's panel, and what in its hand. */
export const ON_PANEL = /^(growth|grow|track|level|spirit|innate):/
export const IN_HAND = /^(card|deck):/

class Looking {
  /** The seat whose panel was opened by hand; `null` follows the question. */
  seat = $state<number | null>(null)
  order = $state<Order>('dealt')
  /** What lies over the island, where there is no room beside it. */
  open = $state<'spirit' | 'hand' | null>(null)

  /** Open what these things lie in; nothing for things of the island. */
  reveal(refs: readonly string[]): void {
    const inside = (form: RegExp) => refs.every((ref) => form.test(ref))
    this.open = inside(ON_PANEL) ? 'spirit' : inside(IN_HAND) ? 'hand' : null
  }

  /** The seat that the question is about. */
  inQuestion({ targets, view, heard, decision }: TableContext<HorizonsView>): number {
    return seatOfTargets(targets.keys(), view) ?? seatInQuestion(heard, decision)
  }

  /** The spirit that panel and hand show. */
  spirit(table: TableContext<HorizonsView>): SpiritView | undefined {
    const chosen = table.selected ? seatOfTargets([table.selected], table.view) : null
    const seat = this.seat ?? chosen ?? this.inQuestion(table)
    return table.view.spirits[seat] ?? table.view.spirits[0]
  }

  /** The next way to sort the hand. */
  sort(): void {
    this.order = ORDERS[(ORDERS.indexOf(this.order) + 1) % ORDERS.length] ?? 'dealt'
  }
}

export const looking = new Looking()
