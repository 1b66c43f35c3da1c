export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/locale/ru/web/book.ftl',
    '../../../../../src/vigil/games/*/locale/ru/web/book.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
