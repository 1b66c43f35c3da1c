export default import.meta.glob<string>('../../../../../src/vigil/locale/en/verify.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
