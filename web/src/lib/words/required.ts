/** Values that the server guarantees. */

/** The value; a missing one means inconsistent data. */
export function required<T>(thing: T | null | undefined, what: string | number): T {
  if (thing === null || thing === undefined) throw new Error(`there is no ${what}`)
  return thing
}
