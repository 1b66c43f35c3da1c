export default import.meta.glob<string>('../../../../../src/vigil/locale/pl/verify.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
