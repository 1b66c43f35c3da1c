export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/games/ghost_stories/locale/pl/*.ftl',
    '!../../../../../src/vigil/games/ghost_stories/locale/pl/{cli,errors,hints,levels,study}.ftl',
    '../../../../../src/vigil/games/ghost_stories/locale/pl/web/table.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
