/** What seats choose for themselves before a game: a colour with a side of its board, a spirit. */

import { pluginOf } from '../game/registry'
import { i18n } from '../words/i18n.svelte'
import type { Offer, SetupChoice } from '../protocol/types'
import { sentence } from '../words/phrases'

/** What a seat plays with, and which side of it; empty for whatever chance gives. */
export interface Pick {
  pick: string
  side: string
}

export const SURPRISE: Pick = { pick: '', side: '' }

/** The entry of the setup in which each seat chooses for itself. */
export function seatChoice(offer: Offer, game: string): SetupChoice | undefined {
  const { choices = [] } = offer.games.find(({ id }) => id === game) ?? {}
  return choices.find(({ takes }) => takes === 'seats')
}

/** The entries of a setup that are yes or no for each seat, where it does not say yes for all. */
export function ownEntries(
  choices: readonly SetupChoice[],
  setup: Readonly<Record<string, unknown>> = {},
): string[] {
  return choices
    .filter(({ entry, takes }) => takes === 'each' && setup[entry] !== true)
    .map(({ entry }) => entry)
}

/** The pick that a chosen value or side stands for. */
export function pickOf(choice: SetupChoice, entry: string, chosen: string): Pick {
  if (entry === choice.entry) return { pick: chosen, side: '' }
  const [value = ''] = Object.entries(choice.sides ?? {}).find(([, sides]) => sides.includes(chosen)) ?? []
  return { pick: value, side: chosen }
}

/** What others have of an entry: their values, or the sides of those. */
export function takenOf(choice: SetupChoice, entry: string, others: readonly Pick[]): string[] {
  const values = others.flatMap(({ pick }) => pick || [])
  return entry === choice.entry ? values : values.flatMap((value) => choice.sides?.[value] ?? [])
}

/** What a pick is called. */
export function pickName(game: string, { pick, side }: Pick): string {
  const plugin = pluginOf(game)
  const words = i18n.of(game)
  const any = `web-home-any-${plugin.prefix}`
  if (!pick) return words.text(words.has(any) ? any : 'web-home-any')
  if (!i18n.knows(game)) return pick
  const keys = [plugin.pickKey(pick), ...(side && plugin.sideKey ? [plugin.sideKey(side)] : [])]
  return sentence(keys.map((key) => (words.has(key) ? words.text(key) : pick)).join(' · '))
}
