export default import.meta.glob<string>('../../../../../src/vigil/locale/en/web/evening.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
