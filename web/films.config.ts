/** Runs what looks at whole games that the server's side has played: their films, or their questions and answers. */

import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const MINUTES = 60_000

/** Whole games take long on a busy machine. */
export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { $lib: fileURLToPath(new URL('./src/lib', import.meta.url)) },
    conditions: ['browser'],
  },
  test: {
    pool: 'threads',
    isolate: false,
    experimental: { fsModuleCache: true },
    include: ['tests/{table,ghost_stories}/confirmations.ts', 'tests/table/films.ts'],
    testTimeout: 5 * MINUTES,
    hookTimeout: 5 * MINUTES,
  },
})
