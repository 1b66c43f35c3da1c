import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const CLIENT = fileURLToPath(new URL('../src/vigil/client', import.meta.url))
const SERVER = 'http://127.0.0.1:8000'
/** Milliseconds until a test has failed, on however slow a machine. */
const PATIENCE = 300_000

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { $lib: fileURLToPath(new URL('./src/lib', import.meta.url)) },
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  build: { outDir: CLIENT, emptyOutDir: true, target: 'es2022' },
  server: { proxy: { '/api': { target: SERVER, ws: true } }, fs: { allow: ['..'] } },
  test: { include: ['tests/**/*.test.ts'], testTimeout: PATIENCE, hookTimeout: PATIENCE },
})
