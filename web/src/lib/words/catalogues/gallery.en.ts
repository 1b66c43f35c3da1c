export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/locale/en/web/collection.ftl',
    '../../../../../src/vigil/games/*/locale/en/web/collection.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
