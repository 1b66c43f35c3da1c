export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/games/ghost_stories/locale/en/*.ftl',
    '!../../../../../src/vigil/games/ghost_stories/locale/en/{cli,errors,hints,levels,study}.ftl',
    '../../../../../src/vigil/games/ghost_stories/locale/en/web/table.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
