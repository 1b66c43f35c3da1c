export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/games/horizons/locale/ru/*.ftl',
    '../../../../../src/vigil/games/horizons/locale/ru/web/*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
