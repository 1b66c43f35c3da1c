/** Which answers of the list have a row of their own: side by side, long words would be a column of short lines. */

/** Letters that fit beside each other: where answers share a row anyway, and elsewhere. */
const LONG_BESIDE = 60
const LONG = 36
/** Of a few answers, one of which so much is said has a row of its own. */
const FEW = 4
const MUCH = 90

/** What is said of an answer. */
interface Said {
  label: string
  note: string
  chances: string
}

/** Whether an answer has a row of its own among so many. */
export function hasOwnRow({ label, note, chances }: Said, answers: number, beside: boolean): boolean {
  const long = beside ? LONG_BESIDE : LONG
  const isMuch = answers <= FEW && note.length + chances.length > MUCH
  return label.length > long || note.length > long || isMuch
}
