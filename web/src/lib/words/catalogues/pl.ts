export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/locale/pl/{game,report}.ftl',
    '../../../../../src/vigil/locale/pl/web/{app,home,table}.ftl',
    '../../../../../src/vigil/games/*/locale/pl/{levels,web/home}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
