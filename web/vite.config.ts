import { svelte } from '@sveltejs/vite-plugin-svelte'
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { compactCatalogues } from './compact.ts'
import { licences } from './licences.ts'

const CLIENT = fileURLToPath(new URL('../src/vigil/client', import.meta.url))
const SERVER = 'http://127.0.0.1:8000'
/** No report of slow plugins: a slow machine is no fault of the sources, and `make play` prints five lines. */
const QUIET = { bundlerTimings: false }
/** Milliseconds until a test has failed, on however slow a machine. */
const PATIENCE = 300_000

const ALL = 'tests/**/*.test.ts'
/** Tests of modules with state, or partly of a browser: each file has separate modules. */
const WITH_STATE = 'tests/{lib,report,tutorial}/**/*.test.ts'

/** The service worker is told which files it is to keep. */
const shell: Plugin = {
  name: 'shell',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const worker = bundle['sw.js']
      if (worker?.type !== 'chunk') throw new Error('there is no service worker')
      const files = Object.keys(bundle)
        .filter((name) => name.startsWith('assets/'))
        .sort()
        .map((name) => `/${name}`)
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12)
      worker.code = `const SHELL=${JSON.stringify({ version, files })};${worker.code}`
    },
  },
}

export default defineConfig({
  plugins: [svelte(), compactCatalogues, licences, shell],
  resolve: {
    alias: { $lib: fileURLToPath(new URL('./src/lib', import.meta.url)) },
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  build: {
    outDir: CLIENT,
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      checks: QUIET,
      input: ['index.html', 'src/sw.ts'],
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  worker: {
    format: 'es',
    rolldownOptions: { checks: QUIET, output: { entryFileNames: 'assets/engine/worker-[hash].js' } },
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } }, fs: { allow: ['..'] } },
  test: {
    pool: 'threads',
    experimental: { fsModuleCache: true },
    testTimeout: PATIENCE,
    hookTimeout: PATIENCE,
    projects: [
      { extends: true, test: { name: 'alone', include: [WITH_STATE] } },
      { extends: true, test: { name: 'together', include: [ALL], exclude: [WITH_STATE], isolate: false } },
    ],
  },
})
