export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/locale/en/{game,report}.ftl',
    '../../../../../src/vigil/locale/en/web/{app,home,table}.ftl',
    '../../../../../src/vigil/games/*/locale/en/{levels,web/home}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
