export default import.meta.glob<string>(
  ['../../../../../src/vigil/locale/ru/hints.ftl', '../../../../../src/vigil/games/*/locale/ru/hints.ftl'],
  { query: '?raw', import: 'default', eager: true },
)
