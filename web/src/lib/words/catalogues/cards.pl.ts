export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/locale/pl/web/cards.ftl',
    '../../../../../src/vigil/games/*/locale/pl/web/{cards,gallery}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
