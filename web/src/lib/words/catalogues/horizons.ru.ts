export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/locale/ru/horizons/*.ftl',
    '../../../../../src/vigil/locale/ru/web/{horizons,island}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
