/** Runs what compares the browser's words with what the server's side has said. */

import { defineConfig } from 'vitest/config'

const MINUTES = 60_000

/** Thousands of texts take long on a busy machine. */
export default defineConfig({
  test: { include: ['tests/words/parity.ts'], testTimeout: 5 * MINUTES },
})
