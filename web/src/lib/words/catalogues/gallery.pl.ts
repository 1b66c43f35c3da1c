export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/locale/pl/web/collection.ftl',
    '../../../../../src/vigil/games/*/locale/pl/web/collection.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
