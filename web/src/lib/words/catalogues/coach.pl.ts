export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/locale/pl/web/coach.ftl',
    '../../../../../src/vigil/games/*/locale/pl/web/coach.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
