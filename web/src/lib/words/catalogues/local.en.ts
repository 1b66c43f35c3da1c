export default import.meta.glob<string>('../../../../../src/vigil/locale/en/web/local.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
