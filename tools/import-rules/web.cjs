const { layerRules } = require('./layer-rules.cjs')

const tests = '[.]test[.]tsx?$'

const belowPages =
  'questions help thread documents evidence inputs reading ui router sending portal device api i18n'.split(
    ' ',
  )

/**
 * The folders of the web, the lowest first, and which of the others each may import. What stands in a folder of another may
 * import what that one may; where it has a row of its own, that row says which of its siblings it may import. `pages/*` is
 * each page by itself. docs/architecture.md says what each holds. A folder that is missing here is an error.
 */
const web = {
  i18n: [],
  api: ['i18n'],
  device: [],
  portal: ['api', 'i18n'],
  router: ['portal', 'api', 'i18n'],
  sending: ['device', 'api', 'i18n'],
  'service-worker': ['sending', 'portal', 'device', 'i18n'],
  'ui/map': ['ui'],
  'ui/menu': ['ui'],
  ui: ['i18n'],
  reading: ['portal', 'api', 'i18n'],
  documents: ['ui', 'router', 'portal', 'api', 'i18n'],
  thread: ['documents', 'ui', 'router', 'portal', 'api', 'i18n'],
  evidence: ['ui', 'api', 'i18n'],
  'inputs/field': [],
  'inputs/text': ['inputs/field'],
  'inputs/choice': ['inputs/field'],
  'inputs/date': ['inputs/field'],
  'inputs/point': ['inputs/field'],
  'inputs/address': ['inputs/choice', 'inputs/text', 'inputs/field'],
  'inputs/appearance': ['inputs/choice', 'inputs/text', 'inputs/field'],
  'inputs/details': ['inputs/text', 'inputs/field'],
  'inputs/municipality': ['inputs/choice'],
  inputs: ['reading', 'ui', 'router', 'api', 'i18n'],
  questions: ['inputs', 'api', 'i18n'],
  help: ['inputs', 'ui', 'router', 'portal', 'api', 'i18n'],
  'pages/home/hero': [],
  'pages/home/second-copy': [],
  'pages/home/register': ['pages/home/hero'],
  'pages/home/cards': ['pages/home/register'],
  'pages/report/draft': [],
  'pages/report/keeping': ['pages/report/draft'],
  'pages/report/frame': [],
  'pages/report/offered': [],
  'pages/report/form': ['pages/report/frame'],
  'pages/report/list': ['pages/report/frame'],
  'pages/report/summary': ['pages/report/frame'],
  'pages/report/finish': ['pages/report/frame'],
  'pages/report/submit': ['pages/report/finish', 'pages/report/draft', 'pages/report/frame'],
  'pages/report/before': ['pages/report/form', 'pages/report/offered', 'pages/report/frame'],
  'pages/report/wizard': [
    'pages/report/submit',
    'pages/report/summary',
    'pages/report/list',
    'pages/report/form',
    'pages/report/offered',
    'pages/report/keeping',
    'pages/report/draft',
    'pages/report/frame',
  ],
  'pages/*': belowPages,
  'shell/layout': [],
  shell: ['pages', ...belowPages],
  build: ['portal'],
}

/** Tests of these may render what stands above them: an input in the table of all inputs, a screen in its report. */
const testedFromAbove =
  /^inputs\/(text|choice|date|point|address|appearance|details|municipality)$|^pages\/report\/(form|list|summary|finish|wizard)$/

const testsFromAbove = Object.fromEntries(
  Object.keys(web)
    .filter((folder) => testedFromAbove.test(folder))
    .map((folder) => [folder, tests]),
)

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
module.exports = [
  {
    name: 'web-asks-for-lists',
    comment:
      'The browser asks the API for lists, as the specification says; in the bundle they would weigh too much. Routes are addresses of its own.',
    // The build tells the pages of a pack how it says the kinds.
    from: { path: '^apps/web/', pathNot: `${tests}|^apps/web/build/` },
    to: { path: '^packages/domain/lists/', pathNot: '^packages/domain/lists/(routes|crime-places)[.]ts$' },
  },
  {
    name: 'ui-knows-no-report',
    comment: 'Buttons, cards and dialogs know the language and nothing of reports and calls.',
    from: { path: '^(apps/web|packages)/ui/' },
    to: { path: '^packages/(flows|contract)/' },
  },
  {
    name: 'ui-parts-stand-on-ui',
    comment: 'The map and the menu are made of buttons and icons; no button is made of a map.',
    from: { path: '^apps/web/ui/[^/]+$', pathNot: tests },
    to: { path: '^apps/web/ui/[^/]+/' },
  },
  {
    name: 'shell-layout-knows-no-page',
    comment: 'Header and footer frame every page and know none.',
    from: { path: '^apps/web/shell/layout/' },
    to: { path: '^apps/web/pages/' },
  },
  ...layerRules('web', web, testsFromAbove),
  {
    name: 'web-has-no-other-folder',
    comment: 'Every folder of the web has its place among the layers.',
    from: {
      path: '^apps/web/',
      pathNot: [
        'vite[.]config[.]ts',
        ...Object.keys(web).map((folder) => `${folder.replace('*', '[^/]+')}/`),
      ].map((known) => `^apps/web/${known}`),
    },
    to: {},
  },
]
