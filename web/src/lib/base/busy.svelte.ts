/** A busy server says when to retry; the page shows the waiting time. */

class Busy {
  /** Seconds until the next try; nothing while there is no need to wait. */
  seconds = $state.raw(0)
  #waiting = 0

  /** Wait as long as the server says. */
  async wait(seconds: number): Promise<void> {
    this.#waiting += 1
    this.seconds = Math.max(this.seconds, seconds)
    await new Promise((done) => setTimeout(done, seconds * 1000))
    this.#waiting -= 1
    if (!this.#waiting) this.seconds = 0
  }
}

export const busy = new Busy()
