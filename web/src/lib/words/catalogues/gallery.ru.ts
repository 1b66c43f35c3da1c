export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/locale/ru/web/collection.ftl',
    '../../../../../src/vigil/games/*/locale/ru/web/collection.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
