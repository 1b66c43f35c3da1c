export default import.meta.glob<string>(['../../../../../src/vigil/games/*/locale/en/web/lines.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
