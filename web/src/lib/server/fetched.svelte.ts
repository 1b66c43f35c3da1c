/** Data that a page fetches; failures are retried a few times automatically, and on request. */

import { isMissing } from './http'

/** Seconds until each of the tries that are made by itself. */
export const DELAYS: readonly number[] = [2, 5, 15]

type State<T> = { is: 'coming' } | { is: 'there'; value: T } | { is: 'failed'; error: unknown }

export class Fetched<T> {
  state = $state.raw<State<T>>({ is: 'coming' })
  readonly #fetch: () => Promise<T>
  #timer: ReturnType<typeof setTimeout> | undefined
  #delays = DELAYS
  /** The number of the current try; results of earlier ones are ignored. */
  #try = 0

  constructor(fetch: () => Promise<T>) {
    this.#fetch = fetch
    this.#start()
  }

  /** Retry at once, on request. */
  again(): void {
    this.#delays = DELAYS
    this.state = { is: 'coming' }
    this.#start()
  }

  /** Stop: the result is no longer needed. */
  close(): void {
    clearTimeout(this.#timer)
    this.#try += 1
  }

  #start(): void {
    this.close()
    const own = this.#try
    this.#fetch().then(
      (value) => {
        if (own === this.#try) this.state = { is: 'there', value }
      },
      (error: unknown) => {
        if (own === this.#try) this.#fail(error)
      },
    )
  }

  #fail(error: unknown): void {
    this.state = { is: 'failed', error }
    const [delay, ...later] = this.#delays
    if (delay === undefined || isMissing(error)) return
    this.#delays = later
    this.#timer = setTimeout(() => this.#start(), delay * 1000)
  }
}
