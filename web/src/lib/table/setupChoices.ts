/** What can be chosen before a game, and the setup that a choice makes. */

import type { GameCard } from '../game/plugin'
import type { Offer, SetupChoice } from '../protocol/types'

const OPTION = 'options.'

/** Everything that can be chosen for a game with its modules. */
export function choicesOf({ games }: Offer, card: GameCard): readonly SetupChoice[] {
  const choices = games.find(({ id }) => id === card.game)?.choices ?? []
  return choices.filter(({ module }) => !module || card.modules.includes(module))
}

/** What a person's table begins with where that is not what the rules begin with. */
export function suggestedIn(choices: readonly SetupChoice[]): Record<string, unknown> {
  const suggested = choices.filter((choice) => (choice.suggested ?? null) !== null)
  return Object.fromEntries(suggested.map((choice) => [choice.entry, choice.suggested]))
}

/** The setup with these values; options of modules are a separate entry. */
export function setupOf(
  values: Readonly<Record<string, unknown>>,
  modules: readonly string[],
): Record<string, unknown> {
  const setup: Record<string, unknown> = {}
  const options: Record<string, unknown> = {}
  for (const [entry, value] of Object.entries(values)) {
    if (entry.startsWith(OPTION)) options[entry.slice(OPTION.length)] = value
    else setup[entry] = value
  }
  return modules.length ? { ...setup, modules, options } : setup
}
