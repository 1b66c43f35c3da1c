export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/locale/en/web/cards.ftl',
    '../../../../../src/vigil/games/*/locale/en/web/{cards,gallery}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
