/** Beginning a scenario: with bots at once, or with friends who are invited. */

import { botsFor, partnerIn } from '$lib/table/bots'
import { myName, open } from '$lib/table/opening'
import type { Scenario } from '$lib/protocol/types'

/** The set-up that a new table suggests; a scenario says the rest. */
const SUGGESTED = { ask_all: false }

export const playersOf = ({ setup }: Scenario): number => (setup.players as number | undefined) ?? 1

/** Whether something is chosen at the table before the game: then it does not begin at once. */
export const asksBefore = ({ choices }: Scenario): boolean => choices.includes('spirits')

export async function begin(scenario: Scenario, together: boolean): Promise<void> {
  const { game, id, title } = scenario
  const bot = together ? '' : partnerIn(await botsFor(game))
  const seats = Array.from({ length: playersOf(scenario) }, (_, seat) =>
    seat === 0 ? { name: myName() } : bot ? { bot } : {},
  )
  const start = !together && !asksBefore(scenario)
  await open({ game, scenario: id, title, setup: SUGGESTED, seats, start })
}
