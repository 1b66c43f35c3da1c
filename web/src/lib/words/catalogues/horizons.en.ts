export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/locale/en/horizons/*.ftl',
    '../../../../../src/vigil/locale/en/web/{horizons,island}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
