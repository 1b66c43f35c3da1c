/** Which answers of the list have their own row: side by side, long words would become narrow columns. */

/** Letters that fit beside each other: where answers share a row anyway, and elsewhere. */
const LONG_BESIDE = 60
const LONG = 36
/** With few answers, one with this much text has its own row. */
const FEW = 4
const MUCH = 90

/** What is said of an answer. */
interface Said {
  label: string
  note: string
  chances: string
}

/** Whether an answer has its own row in a list of this length. */
export function hasOwnRow({ label, note, chances }: Said, answers: number, beside: boolean): boolean {
  const long = beside ? LONG_BESIDE : LONG
  const isMuch = answers <= FEW && note.length + chances.length > MUCH
  return label.length > long || note.length > long || isMuch
}
