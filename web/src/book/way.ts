/** The way that an example or a puzzle shows: what comes next on it, and how it is shown. */

export interface Way {
  /** Whether the table asks something now. */
  asks: boolean
  /** The option that comes next; `null` where the way was left. */
  next: number | null
  /** How many options there are. */
  options: number
  /** An option in words. */
  say: (index: number) => string
  show: () => void
}
