export default import.meta.glob<string>('../../../../../src/vigil/locale/ru/server.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
