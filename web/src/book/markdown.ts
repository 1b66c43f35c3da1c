/** The text of a section parsed into blocks; anything else, such as HTML, stays as written. */

import { lexer, type Token, type Tokens } from 'marked'

export type Block = Token | { type: 'example'; name: string }

const EXAMPLE = /^\{example:([\w-]+)\}$/

/** The blocks of a text below its title. */
export function blocksOf(text: string): Block[] {
  const [title, ...rest] = lexer(text).filter(({ type }) => type !== 'space')
  const blocks = title?.type === 'heading' ? rest : title ? [title, ...rest] : rest
  return blocks.map((block) => {
    const name = block.type === 'paragraph' && EXAMPLE.exec((block as Tokens.Paragraph).text)?.[1]
    return name ? { type: 'example', name } : block
  })
}

/** The words of a text without its marks. */
export function plainOf(text: string): string {
  return text
    .replace(/^\{example:[\w-]+\}$/gm, ' ')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[*_`|#]|:?-{3,}:?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
