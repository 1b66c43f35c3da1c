/** Things that the server's data promise to hold. */

/** The thing, which has to be there: otherwise the data do not fit together. */
export function required<T>(thing: T | null | undefined, what: string | number): T {
  if (thing === null || thing === undefined) throw new Error(`there is no ${what}`)
  return thing
}
