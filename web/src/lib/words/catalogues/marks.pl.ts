export default import.meta.glob<string>('../../../../../src/vigil/locale/pl/web/marks.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
