import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run.mjs'
import { brokenImportRules } from './import-rules.mjs'
import { plantedTree } from './planted-tree.ts'
import { sourceFiles } from './source-files.mjs'

/** `at` is the imported file where its path does not follow from the import; null where there is none. */
type Planted = { in: string; imports: string; at?: string | null }

const name = (path: string) => `@delegacia/${path.replace(/^(packages|apps)\//, '').replace(/[.]tsx?$/, '')}`

/** One violation of every rule: the file that contains it, and what it imports. */
const violations: Record<string, Planted> = {
  'no-cycles': { in: 'packages/domain/rules/a.ts', imports: './c.ts' },
  'everything-resolves': { in: 'packages/domain/rules/a.ts', imports: './nowhere.ts', at: null },
  'packages-know-no-machine': { in: 'packages/domain/rules/a.ts', imports: 'node:fs' },
  'packages-import-no-app': { in: 'packages/flows/engine/a.ts', imports: '../../../apps/web/ui/b.ts' },
  'domain-is-the-floor': {
    in: 'packages/domain/rules/a.ts',
    imports: name('flows/engine/b'),
    at: 'packages/flows/engine/b.ts',
  },
  'flows-import-domain-only': {
    in: 'packages/flows/blocks/a.ts',
    imports: name('contract/b'),
    at: 'packages/contract/b.ts',
  },
  'flows-need-no-library': { in: 'packages/flows/blocks/a.ts', imports: 'react' },
  'engine-knows-no-crime': { in: 'packages/flows/engine/a.ts', imports: '../crimes/theft.flow.ts' },
  'blocks-know-no-crime': { in: 'packages/flows/blocks/a.ts', imports: '../crimes/theft.flow.ts' },
  'engine-model-is-its-floor': { in: 'packages/flows/engine/model/a.ts', imports: '../fields/b.ts' },
  'fields-stand-on-the-model': { in: 'packages/flows/engine/fields/a.ts', imports: '../b.ts' },
  'parts-of-blocks-stand-alone': { in: 'packages/flows/blocks/person/a.ts', imports: '../b.ts' },
  'blocks-and-questions-do-not-meet': { in: 'packages/flows/blocks/a.ts', imports: '../questions/b.ts' },
  'crimes-stand-alone': { in: 'packages/flows/crimes/loss.flow.ts', imports: './theft.texts.ts' },
  'apps-do-not-meet': { in: 'apps/web/shell/a.ts', imports: '../../server/routes/b.ts' },
  'web-asks-for-lists': {
    in: 'apps/web/inputs/a.tsx',
    imports: name('domain/lists/sexes'),
    at: 'packages/domain/lists/sexes.ts',
  },
  'web-language-is-the-floor': { in: 'apps/web/i18n/a.ts', imports: '../ui/b.tsx' },
  'web-api-knows-no-screen': { in: 'apps/web/api/a.ts', imports: '../ui/b.tsx' },
  'web-portal-knows-no-screen': { in: 'apps/web/portal/a.ts', imports: '../ui/b.tsx' },
  'web-router-knows-no-page': { in: 'apps/web/router/a.ts', imports: '../pages/home/b.tsx' },
  'ui-knows-no-report': { in: 'apps/web/ui/a.tsx', imports: '../inputs/b.tsx' },
  'ui-parts-stand-on-ui': { in: 'apps/web/ui/a.tsx', imports: './map/b.tsx' },
  'documents-know-no-page': { in: 'apps/web/documents/a.tsx', imports: '../pages/print/b.tsx' },
  'inputs-know-no-page': { in: 'apps/web/inputs/a.tsx', imports: '../pages/home/b.tsx' },
  'inputs-field-is-their-floor': { in: 'apps/web/inputs/field/a.tsx', imports: '../text/b.tsx' },
  'inputs-simple-stand-alone': { in: 'apps/web/inputs/text/a.tsx', imports: '../choice/b.tsx' },
  'inputs-composed-stand-on-simple': { in: 'apps/web/inputs/address/a.tsx', imports: '../point/b.tsx' },
  'pages-stand-alone': { in: 'apps/web/pages/print/a.tsx', imports: '../home/b.tsx' },
  'pages-know-no-shell': { in: 'apps/web/pages/print/a.tsx', imports: '../../shell/b.tsx' },
  'home-parts-stand-in-order': { in: 'apps/web/pages/home/register/a.tsx', imports: '../cards/b.tsx' },
  'home-cards-know-no-page': { in: 'apps/web/pages/home/cards/a.tsx', imports: '../b.tsx' },
  'report-floor-stands-alone': { in: 'apps/web/pages/report/draft/a.ts', imports: '../frame/b.ts' },
  'report-screens-stand-alone': { in: 'apps/web/pages/report/summary/a.tsx', imports: '../list/b.tsx' },
  'report-submit-knows-no-wizard': { in: 'apps/web/pages/report/submit/a.ts', imports: '../wizard/b.ts' },
  'report-before-knows-no-wizard': { in: 'apps/web/pages/report/before/a.tsx', imports: '../wizard/b.tsx' },
  'report-wizard-knows-no-page': { in: 'apps/web/pages/report/wizard/a.tsx', imports: '../b.tsx' },
  'shell-layout-knows-no-route': { in: 'apps/web/shell/layout/a.tsx', imports: '../b.tsx' },
  'documents-read-summaries': {
    in: 'apps/server/documents/a.ts',
    imports: name('flows/engine/form-instances'),
    at: 'packages/flows/engine/form-instances.ts',
  },
  'nothing-imports-a-fixture': { in: 'apps/server/store/a.ts', imports: './b.fixture.ts' },
  'nothing-imports-a-test': { in: 'apps/server/routes/a.ts', imports: '../../../e2e/b.ts' },
}

/** The same for the server's layers: a folder, and one that it may not import. */
const serverViolations: Record<string, [from: string, to: string]> = {
  'server-platform': ['platform', 'settings'],
  'server-settings': ['settings', 'routes'],
  'server-store': ['store', 'reports'],
  'server-store-migrations': ['store/migrations', 'store'],
  'server-integrations': ['integrations', 'http'],
  'server-documents-asn1': ['documents/asn1', 'documents/seal'],
  'server-documents-time-stamp': ['documents/time-stamp', 'integrations'],
  'server-documents-seal': ['documents/seal', 'documents/pdf'],
  'server-documents-mail': ['documents/mail', 'documents'],
  'server-documents': ['documents', 'reports'],
  'server-addresses-text': ['addresses/text', 'addresses/engine'],
  'server-addresses-engine': ['addresses/engine', 'addresses'],
  'server-addresses-starter': ['addresses/starter', 'addresses/text'],
  'server-addresses': ['addresses', 'http'],
  'server-numbers': ['numbers', 'reports'],
  'server-reports': ['reports', 'routes'],
  'server-health': ['health', 'start'],
  'server-http': ['http', 'store'],
  'server-routes-lists': ['routes/lists', 'routes'],
  'server-routes': ['routes', 'start'],
  'server-backup': ['backup', 'cli'],
  'server-cli': ['cli', 'http'],
  'server-start': ['start', 'cli'],
  'server-main': ['.', 'store'],
  'server-has-no-other-folder': ['helpers', 'store'],
}

/** Markup for the files in TSX, which the cruiser's own reader cannot read. */
const markup = (path: string) => (path.endsWith('x') ? 'export const A = () => <p ref={a}>a</p>\n' : '')

const rules: { forbidden: { name: string; comment: string; severity: string }[] } = createRequire(
  import.meta.url,
)(join(root, '.dependency-cruiser.cjs'))

const check = async (files: Record<string, string>) => {
  const folder = await plantedTree(files)
  return brokenImportRules(folder, await sourceFiles(folder))
}

test('every rule is an error and has a planted violation', () => {
  expect(rules.forbidden.filter(({ severity }) => severity !== 'error')).toEqual([])
  const planted = [...Object.keys(violations), ...Object.keys(serverViolations)]
  expect(rules.forbidden.map((rule) => rule.name).toSorted()).toEqual(planted.toSorted())
})

/** The files of one violation, with its rule in their names so that one tree holds all: an import of a value, one of a type, and the imported file. */
function planted(rule: string, { in: file, imports, at: named }: Planted) {
  const at = named === undefined && imports.startsWith('.') ? join(dirname(file), imports) : named
  const binding = imports.startsWith('node:') || imports === 'react' ? '* as b' : '{ b }'
  const value = file.replace(/\w+(?=[.][^/]*$)/, rule)
  const typed = file.replace(/\w+(?=[.][^/]*$)/, `${rule}-typed`)
  const cycle = `import type { A } from './${basename(value)}'\nimport type { C } from './${basename(typed)}'\n`
  return {
    rule,
    importers: [value, typed],
    files: {
      ...(at && { [at]: `${rule === 'no-cycles' ? cycle : ''}export const b = 1\nexport type B = 1\n` }),
      [value]: `import ${binding} from '${imports}'\nexport const a = b\nexport type A = 1\n${markup(value)}`,
      [typed]: `import type { B } from '${imports}'\nexport type C = B\n`,
    },
  }
}

test('every violation is caught, for a value and for a type', async () => {
  const all = Object.entries(violations).map(([rule, violation]) => planted(rule, violation))
  const files: Record<string, string> = Object.assign({}, ...all.map((one) => one.files))
  const found = await check(files)
  const isCaught = (rule: string, importer: string) =>
    found.some((problem) => problem.startsWith(`${rule}: `) && problem.includes(`${importer} → `))
  const missed = all.flatMap(({ rule, importers }) =>
    importers.filter((importer) => !isCaught(rule, importer)),
  )
  expect(missed).toEqual([])
})

test('the table of the server’s folders says what the rules say', async () => {
  const text = await readFile(join(root, 'docs/architecture.md'), 'utf8')
  const rows = [...text.matchAll(/^[|] `([\w/-]+)` +[|].*[|] ([^|]+?) +[|]$/gm)]
  const documented = rows
    .filter(([, , others = '']) => /^–$|^[a-z\d/, -]+$/.test(others))
    .map(
      ([, folder, others]) =>
        `${folder} may import ${others === '–' ? 'no other folder of the server' : others}.`,
    )
  const layers = rules.forbidden.filter(
    ({ name }) => name in serverViolations && name !== 'server-has-no-other-folder',
  )
  expect(documented).toEqual(layers.map(({ comment }) => comment))
})

test('every violation of the server’s layers is caught, for a value and for a type', async () => {
  const server = (folder: string, file: string) => join('apps/server', folder, file)
  const planted = Object.entries(serverViolations).flatMap(([rule, [from, to]], place) => {
    const there = server(to, `there-${place}.ts`)
    const name = from === '.' ? 'main' : `here-${place}`
    const imported = relative(join('apps/server', from), there).replace(/^(?![.])/, './')
    return [
      { rule, there, here: server(from, `${name}.ts`), text: `import { b } from '${imported}'\nb()\n` },
      {
        rule,
        there,
        here: server(from, from === '.' ? 'main.other.ts' : `${name}-typed.ts`),
        text: `import type { B } from '${imported}'\nexport type C = B\n`,
      },
    ]
  })
  const found = await check(
    Object.fromEntries(
      planted.flatMap(({ there, here, text }) => [
        [there, 'export const b = () => 1\nexport type B = 1\n'],
        [here, text],
      ]),
    ),
  )
  for (const { rule, here, there } of planted) expect(found).toContain(`${rule}: ${here} → ${there}`)
})

test('a repository that keeps the rules passes', async () => {
  const found = await check({
    'packages/domain/rules/a.ts': 'export const a = 1\n',
    'packages/flows/engine/summary-types.ts': 'export type Row = 1\n',
    'packages/flows/crimes/theft.texts.ts': 'export const t = 1\n',
    'packages/flows/crimes/theft.flow.ts': `import { a } from '${name('domain/rules/a')}'\nimport { t } from './theft.texts.ts'\nexport const theft = a + t\n`,
    'apps/server/documents/a.ts': `import type { Row } from '${name('flows/engine/summary-types')}'\nexport type A = Row\n`,
    'apps/web/pages/home/b.tsx': `import { useState } from 'react'\nimport { a } from '${name('domain/rules/a')}'\nexport const b = () => useState(a)\n`,
  })
  expect(found).toEqual([])
})

test('a file that the cruiser did not read is a violation', async () => {
  const folder = await plantedTree({
    'apps/web/shell/a.ts': 'export const a = 1\n',
    'packages/domain/a.ts': '',
  })
  const files = [...(await sourceFiles(folder)), { path: 'apps/web/shell/unseen.ts', text: '' }]
  expect(await brokenImportRules(folder, files)).toEqual([
    'apps/web/shell/unseen.ts: not read by the import rules',
  ])
  expect(await brokenImportRules(folder, [])).toHaveLength(1)
})
