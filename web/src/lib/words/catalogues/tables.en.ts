export default import.meta.glob<string>('../../../../../src/vigil/locale/en/web/{mine,lobby,challenge}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
