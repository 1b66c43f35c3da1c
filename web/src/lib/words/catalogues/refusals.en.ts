export default import.meta.glob<string>('../../../../../src/vigil/locale/en/server.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
