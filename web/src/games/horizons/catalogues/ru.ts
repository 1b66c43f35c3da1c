export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/games/horizons/locale/ru/*.ftl',
    '!../../../../../src/vigil/games/horizons/locale/ru/{cli,errors,hints,study}.ftl',
    '../../../../../src/vigil/games/horizons/locale/ru/web/{table,island,log}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
