export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/games/horizons/locale/en/*.ftl',
    '!../../../../../src/vigil/games/horizons/locale/en/{cli,errors,hints,study}.ftl',
    '../../../../../src/vigil/games/horizons/locale/en/web/{table,island,log}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
