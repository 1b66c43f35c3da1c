export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/locale/pl/horizons/*.ftl',
    '../../../../../src/vigil/locale/pl/web/{horizons,island}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
