/** Which folder of the packages may import which. */
const tests = '[.]test[.]tsx?$'
const fixtures = '[.]fixture[.]tsx?$'
/** Signed and forged files, made with the station's own seal. */
const corpus = '^packages/pades/corpus/'
const npm = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown']

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
module.exports = [
  {
    name: 'packages-know-no-machine',
    comment: 'Packages run in a browser, on the server and in a test: nothing of Node.',
    from: { path: '^packages/', pathNot: [tests, corpus] },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'ui-is-for-pages',
    comment: 'What is drawn is for the apps in a browser.',
    from: { path: '^(packages/(?!ui/)|apps/server/)' },
    to: { path: '^packages/ui/' },
  },
  {
    name: 'search-is-learned-beforehand',
    comment: 'Only the weights travel to the browser: stories are for tools/search, which makes them.',
    from: { path: '^(apps|packages)/' },
    to: { path: '^packages/flows/crimes/[^/]+/search[.]ts$' },
  },
  {
    name: 'packages-import-no-app',
    comment: 'Packages are imported; apps import.',
    from: { path: '^packages/', pathNot: corpus },
    to: { path: '^apps/' },
  },
  {
    name: 'domain-is-the-floor',
    comment: 'Rules, lists and language are plain functions and data: they import nothing of ours.',
    from: { path: '^packages/domain/' },
    to: { path: '^packages/', pathNot: '^packages/domain/' },
  },
  {
    name: 'acts-are-for-officers',
    comment: 'What officers can do with a report, in their words, does not travel to the citizen’s browser.',
    from: { path: '^(apps/web/|packages/contract/(?!desk/|delivery/))', pathNot: tests },
    to: { path: '^packages/domain/desk/acts/' },
  },
  {
    name: 'pades-stands-alone',
    comment: 'Signatures of any file are read and judged without a word of ours.',
    from: { path: '^packages/pades/', pathNot: corpus },
    to: { path: '^packages/', pathNot: '^packages/pades/' },
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
    comment:
      'What an answer is and what a question may depend on: every field uses it, and it knows no field.',
    from: { path: '^packages/flows/engine/model/' },
    to: { path: '^packages/flows/', pathNot: '^packages/flows/engine/model/' },
  },
  {
    name: 'fields-stand-on-the-model',
    comment: 'The engine walks the fields; a field does not know the engine.',
    from: { path: '^packages/flows/engine/fields/' },
    to: { path: '^packages/flows/', pathNot: '^packages/flows/engine/(fields|model)/' },
  },
  {
    name: 'parts-of-blocks-stand-alone',
    comment:
      'Blocks are composed of the parts about a person, an object or a suspect; no part knows a block.',
    from: { path: '^packages/flows/blocks/([^/]+)/', pathNot: tests },
    to: { path: '^packages/flows/blocks/', pathNot: '^packages/flows/blocks/$1/' },
  },
  {
    name: 'blocks-and-questions-do-not-meet',
    comment: 'Questions classify a crime before its blocks begin.',
    from: { path: '^packages/flows/(blocks|questions)/', pathNot: tests },
    to: { path: '^packages/flows/(blocks|questions)/', pathNot: '^packages/flows/$1/' },
  },
  {
    name: 'crimes-stand-alone',
    comment: 'What two crimes share becomes a block.',
    from: { path: '^packages/flows/crimes/([^/]+)/', pathNot: fixtures },
    to: { path: '^packages/flows/crimes/', pathNot: '^packages/flows/crimes/$1/' },
  },
]
