/** Which folder of the web may import which. */
const tests = '[.]test[.]tsx?$'

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
module.exports = [
  {
    name: 'web-asks-for-lists',
    comment:
      'The browser gets lists from the API, as the specification says; in the bundle they would be too heavy.',
    from: { path: '^apps/web/', pathNot: tests },
    to: { path: '^packages/domain/lists/' },
  },
  {
    name: 'web-language-is-the-floor',
    comment: 'The language of the page and notices are used everywhere and import no other folder.',
    from: { path: '^apps/web/(i18n|notices)/' },
    to: { path: '^apps/web/', pathNot: '^apps/web/$1/' },
  },
  {
    name: 'web-api-knows-no-screen',
    comment: 'A call and its state can be shown anywhere, and know no screen.',
    from: { path: '^apps/web/api/' },
    to: { path: '^apps/web/', pathNot: '^apps/web/(api|i18n|notices)/' },
  },
  {
    name: 'web-portal-knows-no-screen',
    comment:
      'Name, version, settings and the choice on the home screen do not depend on where they are shown.',
    from: { path: '^apps/web/portal/' },
    to: { path: '^apps/web/[^/]+/', pathNot: '^apps/web/(portal|api|i18n|notices)/' },
  },
  {
    name: 'web-router-knows-no-page',
    comment: 'The router knows addresses; the shell decides which page has which.',
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
    comment: 'The map and the menu are made of buttons and icons, not the other way round.',
    from: { path: '^apps/web/ui/[^/]+$', pathNot: tests },
    to: { path: '^apps/web/ui/[^/]+/' },
  },
  {
    name: 'documents-know-no-page',
    comment: 'Requesting and showing a document serves every page and knows none.',
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
    comment: 'A text, a choice, a date and a point are independent inputs.',
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
      'The list of reports leads back to the hero, and other parts may use the hero; none knows the page.',
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
    comment:
      'The draft, the context of the questions and the frame of a screen serve every screen and know none.',
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
    comment: 'Sending takes a report from any wizard, and loads the finish screen before it begins.',
    from: { path: '^apps/web/pages/report/submit/' },
    to: {
      path: '^apps/web/pages/report/',
      pathNot: '^apps/web/pages/report/(submit|finish|draft|context|frame)/',
    },
  },
  {
    name: 'report-before-knows-no-wizard',
    comment: 'What comes before the steps uses forms and starts no wizard itself.',
    from: { path: '^apps/web/pages/report/before/' },
    to: { path: '^apps/web/pages/report/', pathNot: '^apps/web/pages/report/(before|form|context|frame)/' },
  },
  {
    name: 'report-wizard-knows-no-page',
    comment: 'The wizard walks the steps; the page chooses what comes before and after them.',
    from: { path: '^apps/web/pages/report/wizard/', pathNot: tests },
    to: { path: '^apps/web/pages/report/([^/]+$|before/)' },
  },
  {
    name: 'shell-layout-knows-no-route',
    comment: 'Header and footer frame every page and know none.',
    from: { path: '^apps/web/shell/layout/' },
    to: { path: '^apps/web/(pages/|shell/[^/]+$)' },
  },
]
