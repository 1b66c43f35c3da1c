export default import.meta.glob<string>('../../../../../src/vigil/locale/pl/web/{mine,lobby,challenge}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
