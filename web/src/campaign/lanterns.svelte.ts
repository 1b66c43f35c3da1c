/** The lanterns of this browser: what its finished games have earned. */

import { keptTables } from '$lib/table/keyring'
import { http } from '$lib/server/http'
import type { Earned, Scenario } from '$lib/protocol/types'

interface Kept {
  /** By the name of a scenario, which of its lanterns are lit. */
  lit: Record<string, boolean[]>
  /** The tables whose games have been looked at, so that none is asked for twice. */
  seen: string[]
}

const KEY = 'vigil.campaign'
/** So many scenarios open one after the other; then all are open. */
const IN_TURN = 3

function stored(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '') as Kept
  } catch {
    return { lit: {}, seen: [] }
  }
}

/** One name for a scenario of any game, which is the end of its address too. */
export const nameOfScenario = ({ game, id }: { game: string; id: string }): string => `${game}/${id}`

export class Lanterns {
  #kept = $state.raw(stored())

  /** Which lanterns of a scenario are lit. */
  of(scenario: Scenario): readonly boolean[] {
    return this.#kept.lit[nameOfScenario(scenario)] ?? scenario.goals.map(() => false)
  }

  count(scenarios: readonly Scenario[]): number {
    return scenarios.flatMap((one) => this.of(one)).filter(Boolean).length
  }

  /** Whether a scenario can be begun: the first ones open one after the other, then all are open. */
  isOpen(scenarios: readonly Scenario[], at: number): boolean {
    const first = scenarios.slice(0, Math.min(at, IN_TURN))
    return first.every((one) => this.of(one)[0])
  }

  /** Look at the finished games of this browser that have not been looked at. */
  async gather(): Promise<void> {
    const fresh = keptTables()
      .map(([id]) => id)
      .filter((id) => !this.#kept.seen.includes(id))
    const found = await Promise.allSettled(fresh.map((id) => http.earned(id)))
    found.forEach((one, at) => {
      if (one.status === 'fulfilled' && one.value.lanterns.length) this.keep(one.value, fresh[at] ?? '')
    })
  }

  /** What was lit once stays lit. */
  keep({ game, scenario, lanterns }: Earned, table: string): void {
    const { lit, seen } = this.#kept
    const name = nameOfScenario({ game, id: scenario })
    const now = lanterns.map((one, at) => one || Boolean(lit[name]?.[at]))
    this.#kept = { lit: { ...lit, [name]: now }, seen: [...seen, table] }
    localStorage.setItem(KEY, JSON.stringify(this.#kept))
  }
}
