export default import.meta.glob<string>('../../../../../src/vigil/locale/ru/{server,web/local}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
