/** The least size of letters in a drawing, in its own units, so that they stay legible on the screen. */

import { getContext, setContext } from 'svelte'

/** Pixels. */
export const LEGIBLE = 11

const KEY = Symbol('letters')

/** For a drawing that knows how large it is on the screen. */
export function provideLeast(least: () => number): void {
  setContext(KEY, least)
}

/** For a part of a drawing; without one there is no least size. */
export function useLeast(): () => number {
  return getContext<(() => number) | undefined>(KEY) ?? (() => 0)
}
