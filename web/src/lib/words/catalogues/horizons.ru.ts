export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/locale/ru/horizons/*.ftl',
    '../../../../../src/vigil/locale/ru/web/horizons.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
