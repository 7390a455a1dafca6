const tests = '[.]test[.]tsx?$'

/** The folders of the officers' page, the lowest first, and which of the others each may import; `pages/*` is each page by itself. */
const desk = {
  words: [],
  api: [],
  frame: ['api'],
  session: ['frame', 'api'],
  'pages/*': ['session', 'frame', 'api', 'words'],
  shell: ['pages', 'session', 'frame', 'api', 'words'],
}

const deskRules = Object.entries(desk).map(([folder, others]) => ({
  name: `desk-${folder.replace('*', 'each').replaceAll('/', '-')}`,
  comment: `${folder} may import ${others.join(', ') || 'no other folder of the desk'}.`,
  from: { path: `^apps/desk/${folder.replace('*', '([^/]+)')}/` },
  to: {
    path: '^apps/desk/',
    pathNot: [folder.replace('*', '$1'), ...others]
      .map((one) => `^apps/desk/${one}/`)
      .concat('^apps/desk/package[.]json$'),
  },
}))

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
module.exports = [
  {
    name: 'desk-asks-its-server',
    comment:
      'What a report says comes from the server, already in words: no form and no list is in the page.',
    from: { path: '^apps/desk/', pathNot: tests },
    to: { path: '^packages/(flows|domain/lists)/' },
  },
  ...deskRules,
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
