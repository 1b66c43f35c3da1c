import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const CLIENT = fileURLToPath(new URL('../src/vigil/client', import.meta.url))
const SERVER = 'http://127.0.0.1:8000'
/** Milliseconds until a test has failed, on however slow a machine. */
const PATIENCE = 300_000

const FONTS = ['@fontsource-variable/alegreya', '@fontsource-variable/source-sans-3', '@fontsource/onest']

/** The licence of each font goes where the font goes. */
const licences: Plugin = {
  name: 'licences',
  generateBundle() {
    for (const font of FONTS) {
      const source = readFileSync(new URL(`node_modules/${font}/LICENSE`, import.meta.url), 'utf-8')
      const fileName = `licences/${font.slice(font.indexOf('/') + 1)}.txt`
      this.emitFile({ type: 'asset', fileName, source })
    }
  },
}

export default defineConfig({
  plugins: [svelte(), licences],
  resolve: {
    alias: { $lib: fileURLToPath(new URL('./src/lib', import.meta.url)) },
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  build: { outDir: CLIENT, emptyOutDir: true, target: 'es2022' },
  server: { proxy: { '/api': { target: SERVER, ws: true } }, fs: { allow: ['..'] } },
  test: { include: ['tests/**/*.test.ts'], testTimeout: PATIENCE, hookTimeout: PATIENCE },
})
