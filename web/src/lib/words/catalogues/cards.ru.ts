export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/locale/ru/web/cards.ftl',
    '../../../../../src/vigil/games/*/locale/ru/web/{cards,gallery}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
