/**
 * Who may import whom. Read it as the map of the house (docs/architecture.md); `npm run check` enforces it, and
 * tools/checks/import-rules.test.ts plants a violation of every rule and sees it caught.
 */
const tests = '[.]test[.]tsx?$'
const fixtures = '[.]fixture[.]tsx?$'
const npm = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown']

/**
 * The folders of the server, the lowest first, and which of the others each may import; what stands in a folder of another
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
  reports: ['documents', 'integrations', 'addresses', 'numbers', 'store', 'platform'],
  health: ['numbers', 'store'],
  http: ['platform'],
  'routes/lists': ['http', 'settings'],
  routes: ['http', 'health', 'reports', 'addresses', 'integrations', 'store', 'settings', 'platform'],
  backup: ['store', 'settings', 'platform'],
  cli: ['backup', 'reports', 'addresses', 'numbers', 'store', 'settings', 'platform'],
  start: [
    'routes',
    'http',
    'health',
    'backup',
    'reports',
    'addresses',
    'numbers',
    'documents',
    'integrations',
    'store',
    'settings',
    'platform',
  ],
  main: ['start', 'settings', 'platform'],
}

const serverRules = Object.entries(server).map(([folder, others]) => ({
  name: `server-${folder.replace('/', '-')}`,
  comment: `${folder} may import ${others.join(', ') || 'no other folder of the server'}.`,
  from: { path: `^apps/server/${folder}[/.]`, pathNot: [tests, fixtures] },
  to: { path: '^apps/server/', pathNot: `^apps/server/(${[folder, ...others].join('|')})[/.]` },
}))

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const forbidden = [
  {
    name: 'no-cycles',
    comment: 'Two files that need each other are one file, or three.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'everything-resolves',
    comment: 'An import that leads nowhere would slip through every other rule.',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'packages-know-no-machine',
    comment: 'Packages run in a browser, on the server and in a test: nothing of Node.',
    from: { path: '^packages/', pathNot: tests },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'packages-import-no-app',
    comment: 'Packages are imported; apps import.',
    from: { path: '^packages/' },
    to: { path: '^apps/' },
  },
  {
    name: 'domain-is-the-floor',
    comment: 'Rules, lists and language are plain functions and data: they import nothing of ours.',
    from: { path: '^packages/domain/' },
    to: { path: '^packages/', pathNot: '^packages/domain/' },
  },
  {
    name: 'flows-import-domain-only',
    comment: 'A flow is plain data over the domain: no library, no HTTP.',
    from: { path: '^packages/flows/', pathNot: tests },
    to: { path: '^packages/', pathNot: '^packages/(flows|domain)/' },
  },
  {
    name: 'flows-need-no-library',
    comment: 'What a flow needs from a library is a rule of the domain.',
    from: { path: '^packages/flows/', pathNot: tests },
    to: { dependencyTypes: npm, pathNot: '^packages/' },
  },
  {
    name: 'engine-knows-no-crime',
    comment: 'The engine knows no crime, block or question by name.',
    from: { path: '^packages/flows/engine/', pathNot: tests },
    to: { path: '^packages/flows/(crimes|blocks|questions)/' },
  },
  {
    name: 'blocks-know-no-crime',
    comment: 'A block serves every crime and knows none.',
    from: { path: '^packages/flows/(blocks|questions)/', pathNot: tests },
    to: { path: '^packages/flows/crimes/' },
  },
  {
    name: 'engine-model-is-its-floor',
    comment: 'What an answer is and what a question may look at are known to every field and know none.',
    from: { path: '^packages/flows/engine/model/' },
    to: { path: '^packages/flows/', pathNot: '^packages/flows/engine/model/' },
  },
  {
    name: 'fields-stand-on-the-model',
    comment: 'The engine walks fields; a field knows no walk.',
    from: { path: '^packages/flows/engine/fields/' },
    to: { path: '^packages/flows/', pathNot: '^packages/flows/engine/(fields|model)/' },
  },
  {
    name: 'parts-of-blocks-stand-alone',
    comment:
      'Blocks are made of what is asked of a person, an object or a suspect, and no part knows a block.',
    from: { path: '^packages/flows/blocks/([^/]+)/', pathNot: tests },
    to: { path: '^packages/flows/blocks/', pathNot: '^packages/flows/blocks/$1/' },
  },
  {
    name: 'blocks-and-questions-do-not-meet',
    comment: 'Questions classify a crime before its blocks are asked.',
    from: { path: '^packages/flows/(blocks|questions)/', pathNot: tests },
    to: { path: '^packages/flows/(blocks|questions)/', pathNot: '^packages/flows/$1/' },
  },
  {
    name: 'crimes-stand-alone',
    comment: 'What two crimes share becomes a block.',
    from: { path: '^packages/flows/crimes/([^/]+)[.](flow|texts)[.]ts$' },
    to: { path: '^packages/flows/crimes/', pathNot: '^packages/flows/crimes/$1[.]' },
  },
  {
    name: 'apps-do-not-meet',
    comment: 'Web and server meet only in packages/contract.',
    from: { path: '^apps/([^/]+)/' },
    to: { path: '^apps/', pathNot: '^apps/$1/' },
  },
  {
    name: 'web-asks-for-lists',
    comment:
      'The browser asks the API for lists, as the documents tell; in the bundle they would weigh too much.',
    from: { path: '^apps/web/', pathNot: tests },
    to: { path: '^packages/domain/lists/' },
  },
  {
    name: 'web-language-is-the-floor',
    comment: 'The language of the page and what is to be noticed are known everywhere and know nobody.',
    from: { path: '^apps/web/(i18n|notices)/' },
    to: { path: '^apps/web/', pathNot: '^apps/web/$1/' },
  },
  {
    name: 'web-api-knows-no-screen',
    comment: 'A call and its state can be shown by anything, and know nothing that is shown.',
    from: { path: '^apps/web/api/' },
    to: { path: '^apps/web/', pathNot: '^apps/web/(api|i18n|notices)/' },
  },
  {
    name: 'web-portal-knows-no-screen',
    comment: 'Name, version, settings and the choice on the home screen are facts, wherever they are shown.',
    from: { path: '^apps/web/portal/' },
    to: { path: '^apps/web/[^/]+/', pathNot: '^apps/web/(portal|api|i18n|notices)/' },
  },
  {
    name: 'web-router-knows-no-page',
    comment: 'The router knows addresses; which page stands at which is chosen in shell.',
    from: { path: '^apps/web/router/' },
    to: { path: '^apps/web/', pathNot: '^apps/web/(router|portal|api|i18n|notices)/' },
  },
  {
    name: 'ui-knows-no-report',
    comment: 'Buttons, cards and dialogs know the language and nothing of reports, calls, pages or inputs.',
    from: { path: '^apps/web/ui/' },
    to: {
      path: '^(apps/web|packages/(flows|contract))/',
      pathNot: '^apps/web/(ui|i18n|notices)/',
    },
  },
  {
    name: 'ui-parts-stand-on-ui',
    comment: 'The map and the menu are made of buttons and icons, no button of a map.',
    from: { path: '^apps/web/ui/[^/]+$', pathNot: tests },
    to: { path: '^apps/web/ui/[^/]+/' },
  },
  {
    name: 'documents-know-no-page',
    comment: 'How a document is asked for and shown serves every page and knows none.',
    from: { path: '^apps/web/documents/' },
    to: { path: '^apps/web/', pathNot: '^apps/web/(documents|ui|router|portal|api|i18n|notices)/' },
  },
  {
    name: 'inputs-know-no-page',
    comment: 'An input serves every page and knows none.',
    from: { path: '^apps/web/inputs/' },
    to: { path: '^apps/web/', pathNot: '^apps/web/(inputs|ui|router|api|i18n|notices)/' },
  },
  {
    name: 'inputs-field-is-their-floor',
    comment: 'The frame of a field and its props serve every kind of input.',
    from: { path: '^apps/web/inputs/field/' },
    to: { path: '^apps/web/inputs/', pathNot: '^apps/web/inputs/field/' },
  },
  {
    name: 'inputs-simple-stand-alone',
    comment: 'A text, a choice, a date and a point are each an input for itself.',
    from: { path: '^apps/web/inputs/(text|choice|date|point)/', pathNot: tests },
    to: { path: '^apps/web/inputs/', pathNot: '^apps/web/inputs/($1|field)/' },
  },
  {
    name: 'inputs-composed-stand-on-simple',
    comment: 'An address, an appearance, details and a municipality are made of texts and choices.',
    from: { path: '^apps/web/inputs/(address|appearance|details|municipality)/', pathNot: tests },
    to: { path: '^apps/web/inputs/', pathNot: '^apps/web/inputs/($1|field|text|choice)/' },
  },
  {
    name: 'pages-stand-alone',
    comment: 'What two pages share belongs to ui, inputs, documents or portal.',
    from: { path: '^apps/web/pages/([^/]+)/' },
    to: { path: '^apps/web/pages/', pathNot: '^apps/web/pages/$1/' },
  },
  {
    name: 'pages-know-no-shell',
    comment: 'The shell assembles the pages and alone imports them.',
    from: { path: '^apps/web/pages/' },
    to: { path: '^apps/web/shell/' },
  },
  {
    name: 'home-parts-stand-in-order',
    comment:
      'The list of reports leads back to the headline, a card may show how far its start is; none knows the page.',
    from: { path: '^apps/web/pages/home/(hero|second-copy|register)/' },
    to: { path: '^apps/web/pages/home/', pathNot: '^apps/web/pages/home/($1|hero)/' },
  },
  {
    name: 'home-cards-know-no-page',
    comment: 'The page lays the cards out.',
    from: { path: '^apps/web/pages/home/cards/' },
    to: { path: '^apps/web/pages/home/', pathNot: '^apps/web/pages/home/(cards|register)/' },
  },
  {
    name: 'report-floor-stands-alone',
    comment: 'The draft, what questions look at and the frame of a screen serve every screen and know none.',
    from: { path: '^apps/web/pages/report/(draft|context|frame)/' },
    to: { path: '^apps/web/pages/report/', pathNot: '^apps/web/pages/report/$1/' },
  },
  {
    name: 'report-screens-stand-alone',
    comment: 'A form, a list, the summary and the finish know no other screen.',
    from: { path: '^apps/web/pages/report/(form|list|summary|finish)/', pathNot: tests },
    to: { path: '^apps/web/pages/report/', pathNot: '^apps/web/pages/report/($1|context|frame)/' },
  },
  {
    name: 'report-submit-knows-no-wizard',
    comment: 'Sending takes a report from any wizard and has the finish screen at hand before it begins.',
    from: { path: '^apps/web/pages/report/submit/' },
    to: {
      path: '^apps/web/pages/report/',
      pathNot: '^apps/web/pages/report/(submit|finish|draft|context|frame)/',
    },
  },
  {
    name: 'report-before-knows-no-wizard',
    comment: 'What comes before the steps asks with forms and begins no wizard itself.',
    from: { path: '^apps/web/pages/report/before/' },
    to: { path: '^apps/web/pages/report/', pathNot: '^apps/web/pages/report/(before|form|context|frame)/' },
  },
  {
    name: 'report-wizard-knows-no-page',
    comment: 'The wizard walks the steps; what comes before and after them is the page’s to choose.',
    from: { path: '^apps/web/pages/report/wizard/', pathNot: tests },
    to: { path: '^apps/web/pages/report/([^/]+$|before/)' },
  },
  {
    name: 'shell-layout-knows-no-route',
    comment: 'Header and footer frame every page and know none.',
    from: { path: '^apps/web/shell/layout/' },
    to: { path: '^apps/web/(pages/|shell/[^/]+$)' },
  },
  {
    name: 'documents-read-summaries',
    comment: 'PDF and e-mail print a summary and a narrative; they never look at a question or an answer.',
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
  {
    name: 'nothing-imports-a-fixture',
    comment: 'What only tests need is not built, and would be if the product imported it.',
    from: { path: '^(apps|packages)/', pathNot: [tests, fixtures] },
    to: { path: fixtures },
  },
  {
    name: 'nothing-imports-a-test',
    comment: 'Tests, tools and the test bed are not part of the product.',
    from: { path: '^(apps|packages)/', pathNot: tests },
    to: { path: [tests, '^(e2e|bench|tools)/'] },
  },
]

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: forbidden.map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    // The compiler's own API is gone in TypeScript 7: with the default parser nothing would be read, and all would pass.
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json', '.css'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
}
