/** How the texts of a book are shown: the targets of links, and the form of examples. */

import { getContext, setContext, type Component } from 'svelte'

/** Where a link leads. */
export interface Lead {
  to: string
  /** Called instead. */
  onclick?: (event: MouseEvent) => void
  target?: string
}

export interface Reading {
  readonly game: string
  /** The address of the section that is read. */
  readonly address: string
  /** Where `section:ID` or `piece:ID` leads. */
  link(href: string): Lead
  /** How an example is shown. */
  readonly example: Component<{ name: string }>
}

const KEY = Symbol('reading')

export function provideReading(reading: Reading): void {
  setContext(KEY, reading)
}

export function useReading(): Reading {
  return getContext<Reading>(KEY)
}
