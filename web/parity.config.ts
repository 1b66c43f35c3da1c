/** Runs what compares the browser's words with what the server's side has said. */

import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const MINUTES = 60_000

/** Thousands of texts take long on a busy machine. */
export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $lib: fileURLToPath(new URL('./src/lib', import.meta.url)) } },
  test: {
    pool: 'threads',
    experimental: { fsModuleCache: true },
    include: ['tests/words/parity.ts'],
    testTimeout: 5 * MINUTES,
  },
})
