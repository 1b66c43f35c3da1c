export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/locale/en/web/book.ftl',
    '../../../../../src/vigil/games/*/locale/en/web/book.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
