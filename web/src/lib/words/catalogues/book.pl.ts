export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/locale/pl/web/book.ftl',
    '../../../../../src/vigil/games/*/locale/pl/web/book.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
