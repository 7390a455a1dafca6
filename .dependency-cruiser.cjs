/**
 * Which folder may import which: the map of the repository (docs/architecture.md); `npm run check` enforces it, and
 * tools/checks/import-rules.test.ts plants a violation of every rule and sees it caught.
 */
const packages = require('./tools/import-rules/packages.cjs')
const desk = require('./tools/import-rules/desk.cjs')
const { rules: server } = require('./tools/import-rules/server.cjs')
const web = require('./tools/import-rules/web.cjs')

const tests = '[.]test[.]tsx?$'
const fixtures = '[.]fixture[.]tsx?$'

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
    comment: 'An import that cannot be resolved would break no other rule.',
    from: {},
    to: { couldNotResolve: true },
  },
  ...packages,
  {
    name: 'apps-do-not-meet',
    comment: 'Web and server meet only in packages/contract.',
    from: { path: '^apps/([^/]+)/' },
    to: { path: '^apps/', pathNot: '^apps/$1/' },
  },
  ...web,
  ...desk,
  ...server,
  {
    name: 'nothing-imports-a-fixture',
    comment: 'What only tests need is not built, and would be if the product imported it.',
    from: { path: '^(apps|packages)/', pathNot: [tests, fixtures] },
    to: { path: fixtures },
  },
  {
    name: 'nothing-imports-a-test',
    comment: 'Tests and tools are not part of the product.',
    from: { path: '^(apps|packages)/', pathNot: tests },
    to: { path: [tests, '^(e2e|proof|tools)/'] },
  },
]

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: forbidden.map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    // TypeScript 7 has no compiler API: with the default parser no file would be read, and every rule would hold.
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
