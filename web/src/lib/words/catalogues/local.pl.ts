export default import.meta.glob<string>('../../../../../src/vigil/locale/pl/web/local.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
