export default import.meta.glob<string>('../../../../../src/vigil/locale/pl/server.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
