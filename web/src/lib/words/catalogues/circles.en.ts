export default import.meta.glob<string>('../../../../../src/vigil/locale/en/web/circles.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
