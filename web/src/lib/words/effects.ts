/** What an answer does, in words: for certain, at best and at worst. */

import type { Told } from './plainSpeaker'

/** The figures of one way in which an answer can go: amounts, and pieces by their kinds. */
type Figures = Readonly<Record<string, number | Readonly<Record<string, number>>>>

/** What an answer does: for certain, at best or at most, and at worst. */
interface Bounds {
  best?: readonly Figures[]
  most?: Figures
  worst?: Figures
  open?: boolean
}

/** What an answer does; that it does nothing. */
export function effectParts({ speaker, parts }: Told): string {
  const { words, vocabulary } = speaker
  const { best = [], most, worst, open, ...sure } = parts as unknown as Bounds & { sure?: never }
  const figuresOf = (figures: Figures): string =>
    Object.entries(figures)
      .map(([what, found]) => figureOf(what, found))
      .join(', ')
  const figureOf = (what: string, found: Figures[string]): string => {
    const key = `${vocabulary.prefix}-does-${what}`
    if (typeof found === 'number') return words.text(key, { count: found })
    const pieces = Object.entries(found).map(([kind, count]) =>
      words.text(`${vocabulary.prefix}-count-${kind}`, { count }),
    )
    return words.text(key, { pieces: pieces.join(', ') })
  }
  /** The figures that differ from the certain ones; all of them where none does. */
  const beyond = (way: Figures): Figures => {
    const others = Object.entries(way).filter(
      ([what, found]) => JSON.stringify((sure as Figures)[what]) !== JSON.stringify(found),
    )
    return others.length ? Object.fromEntries(others) : way
  }
  const boundOf = (way: Figures) => figuresOf(beyond(way))
  const say = (how: string, told: string) => words.text(`game-does-${how}`, { parts: told })
  const certain = figuresOf(sure as Figures)
  if (open) return certain ? say('open', certain) : words.text('game-does-unknown')
  const [one, other] = best.map(boundOf)
  const way = one !== undefined && other !== undefined ? words.text('game-does-or', { one, other }) : one
  const told = [
    certain,
    way !== undefined && say('best', way),
    most && say('most', boundOf(most)),
    worst && say('worst', boundOf(worst)),
  ]
  return told.filter(Boolean).join('; ') || words.text('game-does-nothing')
}
