export default import.meta.glob<string>('../../../../../src/vigil/locale/pl/web/circles.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
