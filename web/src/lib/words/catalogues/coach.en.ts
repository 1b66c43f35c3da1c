export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/locale/en/web/coach.ftl',
    '../../../../../src/vigil/games/*/locale/en/web/coach.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
