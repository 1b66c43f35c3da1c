/** Names that fit their place in a drawing: lines and a size, by an estimate of how wide letters are. */

const NARROW = /[iljtfrI.,'’:;!|()[\] -]/
const WIDE = /[mwMWшщюжфыШЩЮЖФЫмМQO@]/

/** The estimated width of a text at size 1. */
export function widthOf(text: string): number {
  let width = 0
  for (const letter of text) {
    if (NARROW.test(letter)) width += 0.34
    else if (WIDE.test(letter)) width += 0.84
    else width += letter === letter.toLowerCase() ? 0.56 : 0.7
  }
  return width
}

export interface Fitted {
  lines: string[]
  size: number
}

/** A name in one line, else in two, each as large as it can be, else shrunk down to `least`. */
export function fitted(name: string, width: number, size: number, least = size * 0.85): Fitted {
  const whole = widthOf(name)
  if (whole * size <= width) return { lines: [name], size }
  if (whole * least <= width) return { lines: [name], size: width / whole }
  const lines = halves(name)
  const widest = Math.max(...lines.map(widthOf))
  return { lines, size: Math.max(Math.min(size, width / widest), least * 0.8) }
}

/** A text cut at the space, or behind the hyphen, that makes its halves most alike. */
function halves(text: string): string[] {
  const cuts = [...text.matchAll(/[ -]/g)].map((found) => found.index)
  if (!cuts.length) return [text]
  const uneven = (cut: number) => Math.abs(widthOf(text.slice(0, cut)) - widthOf(text.slice(cut)))
  const best = cuts.reduce((a, b) => (uneven(b) < uneven(a) ? b : a))
  return [text.slice(0, text[best] === '-' ? best + 1 : best), text.slice(best + 1)]
}
