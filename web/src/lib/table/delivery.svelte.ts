/** An answer on its way: one that takes long says so, and that it has come. */

/** Milliseconds until an answer counts as slow, and for which it is told that it has come. */
export const PATIENCE = 700
export const TOLD = 1500

type State = 'idle' | 'sending' | 'slow' | 'sent'

export class Delivery {
  state = $state.raw<State>('idle')
  #timer: ReturnType<typeof setTimeout> | undefined

  /** An answer is given: after a while it is slow. */
  start(): void {
    this.#go('sending', PATIENCE, () => (this.state = 'slow'))
  }

  /** It is on its way no more; that a slow one has arrived is told for a moment. */
  end(arrived: boolean): void {
    if (this.state === 'slow' && arrived) this.#go('sent', TOLD, () => (this.state = 'idle'))
    else if (this.state !== 'sent') this.stop()
  }

  /** The page is no longer shown. */
  stop(): void {
    clearTimeout(this.#timer)
    this.state = 'idle'
  }

  #go(state: State, after: number, then: () => void): void {
    clearTimeout(this.#timer)
    this.state = state
    this.#timer = setTimeout(then, after)
  }
}
