/** Beginning a scenario: with bots, alone in every seat, or with friends who are invited. */

import { botsFor, partnerIn } from '$lib/table/bots'
import { myName, open } from '$lib/table/opening'
import type { Scenario } from '$lib/protocol/types'

export type With = 'bots' | 'nobody' | 'friends'

/** The setup that a new table suggests; the scenario adds the rest. */
const SUGGESTED = { ask_all: false }

export const playersOf = ({ setup }: Scenario): number => (setup.players as number | undefined) ?? 1

/** Whether something is chosen at the table before the game: then it does not begin at once. */
export const asksBefore = ({ choices }: Scenario): boolean => choices.includes('spirits')

/** Who can sit at its table. */
export function waysOf(scenario: Scenario): readonly With[] {
  return playersOf(scenario) > 1 ? ['bots', 'nobody', 'friends'] : ['nobody']
}

export async function begin(scenario: Scenario, company: With): Promise<void> {
  const { game, id } = scenario
  const bot = company === 'bots' ? partnerIn(await botsFor(game)) : ''
  const other = { bots: { bot }, nobody: { name: myName() }, friends: {} }[company]
  const seats = Array.from({ length: playersOf(scenario) }, (_, seat) =>
    seat === 0 ? { name: myName() } : other,
  )
  const start = company !== 'friends' && !asksBefore(scenario)
  await open({ game, scenario: id, setup: SUGGESTED, seats, start })
}
