const tests = '[.]test[.]tsx?$'
const fixtures = '[.]fixture[.]tsx?$'

/**
 * The folders of the server, the lowest first, and which of the others each may import; a folder inside another
 * may import what that one may. docs/architecture.md says what each holds. A folder that is missing here is an error.
 */
const server = {
  platform: [],
  settings: [],
  store: ['platform'],
  'store/migrations': [],
  integrations: ['store', 'platform'],
  'documents/asn1': [],
  'documents/time-stamp': ['documents/asn1'],
  'documents/seal': ['documents/time-stamp', 'documents/asn1', 'platform'],
  'documents/mail': [],
  documents: ['platform'],
  'addresses/text': [],
  'addresses/engine': ['addresses/text'],
  'addresses/starter': ['addresses/engine'],
  addresses: ['store', 'platform'],
  numbers: ['store', 'platform'],
  events: ['store'],
  reports: ['documents', 'integrations', 'addresses', 'numbers', 'events', 'store', 'platform'],
  evidence: ['integrations', 'events', 'store', 'platform'],
  thread: ['reports', 'documents', 'events', 'store', 'platform'],
  health: ['numbers', 'store'],
  http: ['platform'],
  'routes/lists': ['http', 'settings'],
  routes: [
    'thread',
    'http',
    'health',
    'evidence',
    'reports',
    'events',
    'addresses',
    'integrations',
    'store',
    'settings',
    'platform',
  ],
  'desk/database': ['store', 'platform'],
  'desk/audit': ['store', 'platform'],
  'desk/officers': ['store', 'platform'],
  'desk/http': ['http', 'platform'],
  'desk/sessions': ['desk/http', 'desk/officers', 'desk/audit', 'http', 'store', 'platform'],
  'desk/login': ['desk/sessions', 'desk/http', 'desk/officers', 'desk/audit', 'http', 'store', 'platform'],
  'desk/accounts': [
    'desk/login',
    'desk/sessions',
    'desk/http',
    'desk/officers',
    'desk/audit',
    'http',
    'store',
    'platform',
  ],
  'desk/auditor': ['desk/sessions', 'desk/http', 'desk/audit', 'http', 'store', 'platform'],
  desk: ['http', 'store', 'platform'],
  delivery: ['desk/audit', 'http', 'reports', 'events', 'store', 'platform'],
  backup: ['store', 'settings', 'platform'],
  cli: ['desk', 'delivery', 'backup', 'reports', 'addresses', 'numbers', 'store', 'settings', 'platform'],
  start: [
    'routes',
    'desk',
    'delivery',
    'http',
    'health',
    'backup',
    'evidence',
    'reports',
    'addresses',
    'numbers',
    'events',
    'documents',
    'integrations',
    'store',
    'settings',
    'platform',
  ],
  main: ['start', 'settings', 'platform'],
}

const serverRules = Object.entries(server).map(([folder, others]) => ({
  name: `server-${folder.replaceAll('/', '-')}`,
  comment: `${folder} may import ${others.join(', ') || 'no other folder of the server'}.`,
  from: { path: `^apps/server/${folder}[/.]`, pathNot: [tests, fixtures] },
  to: { path: '^apps/server/', pathNot: `^apps/server/(${[folder, ...others].join('|')})[/.]` },
}))

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
module.exports = [
  {
    name: 'documents-read-summaries',
    comment: 'PDF and e-mail print a summary and a narrative; they never read a question or an answer.',
    from: { path: '^apps/server/documents/', pathNot: tests },
    to: {
      path: '^packages/(flows|domain/(lists|report))/',
      pathNot: '^packages/flows/engine/summary-types[.]ts$',
    },
  },
  ...serverRules,
  {
    name: 'server-has-no-other-folder',
    comment: 'Every folder of the server has its place among the layers.',
    from: {
      path: '^apps/server/',
      pathNot: [tests, fixtures, `^apps/server/(${Object.keys(server).join('|')})[/.]`],
    },
    to: {},
  },
]
