export default import.meta.glob<string>(
  ['../../../../../src/vigil/locale/en/hints.ftl', '../../../../../src/vigil/games/*/locale/en/hints.ftl'],
  { query: '?raw', import: 'default', eager: true },
)
