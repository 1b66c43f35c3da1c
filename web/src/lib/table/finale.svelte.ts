/** The final screen of a game: shown once to those who saw the game end, and again on request. */

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

  /** A moment reached by a jump. */
  leap(over: boolean): void {
    this.open = false
    this.#over = over
  }
}
