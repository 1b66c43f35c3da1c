/** Names that carry the ref of the thing they name, so that a line of the log can light it up. */

const OPEN = '\uE000'
const MIDDLE = '\uE001'
const CLOSE = '\uE002'
const MARK = new RegExp(`${OPEN}([^${MIDDLE}]*)${MIDDLE}([^${CLOSE}]*)${CLOSE}`, 'g')

/** A stretch of text, with the ref of what it names. */
export interface Part {
  text: string
  ref?: string
}

/** A name with the ref of its thing; a name inside a name keeps the outer ref only. */
export function marked(ref: string, name: string): string {
  return `${OPEN}${ref}${MIDDLE}${plain(name)}${CLOSE}`
}

/** The text without its marks. */
export function plain(text: string): string {
  return text.replace(MARK, '$2')
}

/** The text cut at its marks. */
export function parts(text: string): Part[] {
  const found: Part[] = []
  let end = 0
  for (const match of text.matchAll(MARK)) {
    if (match.index > end) found.push({ text: text.slice(end, match.index) })
    found.push({ text: match[2] ?? '', ref: match[1] ?? '' })
    end = match.index + match[0].length
  }
  if (end < text.length) found.push({ text: text.slice(end) })
  return found
}

/** Where the first visible letter stands. */
export function firstLetter(text: string): number {
  return text.startsWith(OPEN) ? text.indexOf(MIDDLE) + 1 : 0
}
