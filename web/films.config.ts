/** Runs what plays the films that the server's side has made of whole games. */

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
  test: { include: ['tests/table/films.ts'], testTimeout: 5 * MINUTES, hookTimeout: 5 * MINUTES },
})
