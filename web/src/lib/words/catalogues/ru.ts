export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/locale/ru/{game,report}.ftl',
    '../../../../../src/vigil/locale/ru/web/{app,home,table}.ftl',
    '../../../../../src/vigil/games/*/locale/ru/{levels,web/home}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
