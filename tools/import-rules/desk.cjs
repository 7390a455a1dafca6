const { layerRules } = require('./layer-rules.cjs')

const tests = '[.]test[.]tsx?$'

/** The folders of the officers' page, the lowest first, and which of the others each may import. */
const desk = {
  words: [],
  api: [],
  frame: ['api'],
  session: ['frame', 'api'],
  report: ['frame', 'api', 'words'],
  'pages/report/drafts': [],
  'pages/report/acts': ['pages/report/drafts'],
  'pages/report/signatures': ['pages/report/acts', 'pages/report/drafts'],
  'pages/report/evidence': ['pages/report/acts'],
  'pages/report/typing': [],
  'pages/*': ['report', 'session', 'frame', 'api', 'words'],
  shell: ['pages', 'session', 'frame', 'api', 'words'],
}

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
module.exports = [
  {
    name: 'desk-asks-its-server',
    comment:
      'What a report says comes from the server, already in words: no form and no list is in the page.',
    from: { path: '^apps/desk/', pathNot: tests },
    to: { path: '^packages/(flows|domain/lists)/' },
  },
  ...layerRules('desk', desk),
  {
    name: 'desk-has-no-other-folder',
    comment: 'Every folder of the desk has its place among the layers.',
    from: {
      path: '^apps/desk/',
      pathNot: [
        'vite[.]config[.]ts',
        'compress-files[.]ts',
        ...Object.keys(desk).map((folder) => `${folder.replace('*', '[^/]+')}/`),
      ].map((known) => `^apps/desk/${known}`),
    },
    to: {},
  },
]
