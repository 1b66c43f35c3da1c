export default import.meta.glob<string>(
  ['../../../../../src/vigil/locale/pl/hints.ftl', '../../../../../src/vigil/games/*/locale/pl/hints.ftl'],
  { query: '?raw', import: 'default', eager: true },
)
