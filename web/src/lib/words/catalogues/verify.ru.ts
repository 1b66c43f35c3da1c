export default import.meta.glob<string>('../../../../../src/vigil/locale/ru/verify.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
