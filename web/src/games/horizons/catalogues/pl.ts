export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/games/horizons/locale/pl/*.ftl',
    '!../../../../../src/vigil/games/horizons/locale/pl/{cli,errors,hints,study}.ftl',
    '../../../../../src/vigil/games/horizons/locale/pl/web/{table,island,log}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
