/** The solution of an example or a puzzle: its next answer, and how to show it. */

export interface Way {
  /** Whether the table asks something now. */
  asks: boolean
  /** The next option; `null` after another answer. */
  next: number | null
  /** How many options there are. */
  options: number
  /** An option in words. */
  say: (index: number) => string
  show: () => void
}
