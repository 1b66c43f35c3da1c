export default import.meta.glob<string>('../../../../../src/vigil/locale/pl/web/evening.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
