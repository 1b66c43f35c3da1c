/** Who plays again: those who have a seat at the table of the rematch. */

import { http } from '$lib/server/http'
import type { TableInfo } from '$lib/protocol/types'
import { isMissing } from '$lib/server/http'
import { playAgain } from '$lib/table/rematch'

/** Milliseconds after which it is looked again who has come. */
const PAUSE = 4000

export class Rematch {
  /** Why the table of the rematch could not be reached. */
  problem = $state('')
  /** The seats whose people play again. */
  agreed = $state.raw<readonly number[]>([])
  readonly #info: () => TableInfo
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(info: () => TableInfo) {
    this.#info = info
  }

  /** How many people could play again. */
  get people(): number {
    return this.#info().seats.filter(({ name }) => name).length
  }

  async go(): Promise<void> {
    this.problem = await playAgain(this.#info())
  }

  /** Look who has come, now and again, until it is closed. */
  async watch(): Promise<void> {
    this.close()
    const { rematch } = this.#info()
    if (!rematch) return
    try {
      const { seats } = await http.look(rematch)
      this.agreed = seats.flatMap(({ name, reserved }, seat) => (name && !reserved ? [seat] : []))
    } catch (error) {
      if (!isMissing(error) && !(error instanceof TypeError)) throw error
    }
    this.close()
    this.#timer = setTimeout(() => void this.watch(), PAUSE)
  }

  close(): void {
    clearTimeout(this.#timer)
  }
}
