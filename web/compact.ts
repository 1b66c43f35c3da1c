/** Catalogues without what nobody reads in a browser: comments, and the empty lines between messages. */

import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Lines that begin with `#` are comments; an empty line within a text stands before an indented one. */
export function compact(catalogue: string): string {
  return catalogue
    .replace(/^#.*\n?/gm, '')
    .replace(/\n\s*\n(?=\S)/g, '\n')
    .trimStart()
}

const CATALOGUE = /\.ftl\?raw$/

export const compactCatalogues: Plugin = {
  name: 'compact-catalogues',
  enforce: 'pre',
  load(id) {
    if (!CATALOGUE.test(id)) return null
    const text = readFileSync(id.replace('?raw', ''), 'utf-8')
    return `export default ${JSON.stringify(compact(text))}`
  },
}
