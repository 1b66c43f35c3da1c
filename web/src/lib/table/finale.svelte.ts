/** The screen with which a game ends: shown once to those who saw the end come, and to anybody who asks. */

export class Finale {
  open = $state.raw(false)
  /** Whether the game was over when it was last looked at. */
  #over: boolean | null = null

  /** The table as it is drawn now. */
  look(over: boolean): void {
    this.open = over && (this.open || this.#over === false)
    this.#over = over
  }

  /** Shown again, for those who ask for it. */
  show(): void {
    this.open = true
  }

  /** Another moment, which nobody saw come. */
  leap(over: boolean): void {
    this.open = false
    this.#over = over
  }
}
