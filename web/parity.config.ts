/** Runs what compares the browser's words with what the server's side has said. */

import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { include: ['tests/words/parity.ts'] } })
