export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/locale/ru/web/coach.ftl',
    '../../../../../src/vigil/games/*/locale/ru/web/coach.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
