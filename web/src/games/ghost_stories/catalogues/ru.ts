export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/games/ghost_stories/locale/ru/*.ftl',
    '!../../../../../src/vigil/games/ghost_stories/locale/ru/{cli,errors,hints,levels,study}.ftl',
    '../../../../../src/vigil/games/ghost_stories/locale/ru/web/table.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
