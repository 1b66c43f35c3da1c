export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/locale/pl/horizons/*.ftl',
    '../../../../../src/vigil/locale/pl/web/horizons.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
