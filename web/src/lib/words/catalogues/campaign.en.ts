export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/locale/en/web/campaign.ftl',
    '../../../../../src/vigil/games/*/locale/en/web/campaign.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
