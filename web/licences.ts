import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const MODULES = new URL('node_modules/', import.meta.url)
const OURS = new URL('licences/', import.meta.url)
const FONTS = ['@fontsource-variable/alegreya', '@fontsource-variable/source-sans-3', '@fontsource/onest']
/** What runs the engine in the browser is copied into the client beside the bundle. */
const ENGINE = ['cpython', 'msgspec', 'mypy_extensions']

/** The licence text of each package in the bundle, of the fonts and of the engine goes with them. */
export const licences: Plugin = {
  name: 'licences',
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []))
    const bundled = modules.map(packageOf).filter((name) => name !== undefined)
    for (const name of new Set([...bundled, ...FONTS, 'pyodide'])) {
      const fileName = `licences/${name.slice(name.indexOf('/') + 1)}.txt`
      this.emitFile({ type: 'asset', fileName, source: textOf(name) })
    }
    for (const name of ENGINE) {
      const source = readFileSync(new URL(`${name}.txt`, OURS), 'utf-8')
      this.emitFile({ type: 'asset', fileName: `licences/${name}.txt`, source })
    }
  },
}

/** The package that a module of the bundle comes from. */
function packageOf(module: string): string | undefined {
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1]
}

/** A package's own licence, or the text of the licence that it names. */
function textOf(name: string): string {
  const folder = new URL(`${name}/`, MODULES)
  const own = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file))
  if (own) return readFileSync(new URL(own, folder), 'utf-8')
  const { license } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf-8')) as {
    license: string
  }
  const text = new URL(`${license}.txt`, OURS)
  if (!existsSync(text)) throw new Error(`there is no licence text of ${name} (${license})`)
  return readFileSync(text, 'utf-8')
}
