import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run.mjs'
import { brokenImportRules } from './import-rules.mjs'
import { plantedTree } from './planted-tree.ts'
import { sourceFiles } from './source-files.mjs'

type Planted = { in: string; imports: string; at?: string }

const name = (path: string) => `@delegacia/${path.replace(/^(packages|apps)\//, '').replace(/[.]tsx?$/, '')}`

/** One violation of every rule: the file that holds it, what it imports, and the file that it reaches. */
const violations: Record<string, Planted> = {
  'no-cycles': { in: 'packages/domain/rules/a.ts', imports: './b.ts', at: 'packages/domain/rules/b.ts' },
  'everything-resolves': { in: 'packages/domain/rules/a.ts', imports: './nowhere.ts' },
  'packages-know-no-machine': { in: 'packages/domain/rules/a.ts', imports: 'node:fs' },
  'packages-import-no-app': {
    in: 'packages/flows/engine/a.ts',
    imports: '../../../apps/web/ui/b.ts',
    at: 'apps/web/ui/b.ts',
  },
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
  'engine-knows-no-crime': {
    in: 'packages/flows/engine/a.ts',
    imports: '../crimes/theft.flow.ts',
    at: 'packages/flows/crimes/theft.flow.ts',
  },
  'blocks-know-no-crime': {
    in: 'packages/flows/blocks/a.ts',
    imports: '../crimes/theft.flow.ts',
    at: 'packages/flows/crimes/theft.flow.ts',
  },
  'crimes-stand-alone': {
    in: 'packages/flows/crimes/loss.flow.ts',
    imports: './theft.texts.ts',
    at: 'packages/flows/crimes/theft.texts.ts',
  },
  'apps-do-not-meet': {
    in: 'apps/web/app/a.ts',
    imports: '../../server/routes/b.ts',
    at: 'apps/server/routes/b.ts',
  },
  'web-asks-for-lists': {
    in: 'apps/web/inputs/a.tsx',
    imports: name('domain/lists/sexes'),
    at: 'packages/domain/lists/sexes.ts',
  },
  'ui-knows-no-report': { in: 'apps/web/ui/a.tsx', imports: '../inputs/b.tsx', at: 'apps/web/inputs/b.tsx' },
  'inputs-know-no-page': {
    in: 'apps/web/inputs/a.tsx',
    imports: '../pages/home/b.tsx',
    at: 'apps/web/pages/home/b.tsx',
  },
  'pages-stand-alone': {
    in: 'apps/web/pages/print/a.tsx',
    imports: '../home/b.tsx',
    at: 'apps/web/pages/home/b.tsx',
  },
  'documents-read-summaries': {
    in: 'apps/server/documents/a.ts',
    imports: name('flows/engine/walk'),
    at: 'packages/flows/engine/walk.ts',
  },
  'nothing-imports-a-fixture': {
    in: 'apps/server/store/a.ts',
    imports: './b.fixture.ts',
    at: 'apps/server/store/b.fixture.ts',
  },
  'nothing-imports-a-test': { in: 'apps/server/routes/a.ts', imports: '../../../e2e/b.ts', at: 'e2e/b.ts' },
}

/** The same of the server's layers: what the folder may not import, planted all at once. */
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

/** Files with markup are read too: the cruiser's own reader stumbles over them. */
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

test.each(Object.entries(violations))('%s is caught, for a value and for a type', async (rule, planted) => {
  const binding = planted.imports.startsWith('node:') || planted.imports === 'react' ? '* as b' : '{ b }'
  const typed = planted.in.replace(/\w+(?=[.][^/]*$)/, 'typed')
  const back =
    rule === 'no-cycles' ? "import type { A } from './a.ts'\nimport type { C } from './typed.ts'\n" : ''
  const faults = await check({
    ...(planted.at && { [planted.at]: `${back}export const b = 1\nexport type B = 1\n` }),
    [planted.in]: `import ${binding} from '${planted.imports}'\nexport const a = b\nexport type A = 1\n${markup(planted.in)}`,
    [typed]: `import type { B } from '${planted.imports}'\nexport type C = B\n`,
  })
  const caught = faults.filter((fault) => fault.startsWith(`${rule}: `)).join('\n')
  expect(caught).toContain(`${planted.in} → `)
  expect(caught).toContain(`${typed} → `)
})

test('the table of the server’s folders says what the rules say', async () => {
  const text = await readFile(join(root, 'docs/architecture.md'), 'utf8')
  const rows = [...text.matchAll(/^[|] `([\w/-]+)` +[|].*[|] ([^|]+?) +[|]$/gm)]
  const told = rows
    .filter(([, , others = '']) => /^–$|^[a-z\d/, -]+$/.test(others))
    .map(
      ([, folder, others]) =>
        `${folder} may import ${others === '–' ? 'no other folder of the server' : others}.`,
    )
  const layers = rules.forbidden.filter(
    ({ name }) => name in serverViolations && name !== 'server-has-no-other-folder',
  )
  expect(told).toEqual(layers.map(({ comment }) => comment))
})

test('every layer of the server is kept, for a value and for a type', async () => {
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
  const faults = await check(
    Object.fromEntries(
      planted.flatMap(({ there, here, text }) => [
        [there, 'export const b = () => 1\nexport type B = 1\n'],
        [here, text],
      ]),
    ),
  )
  for (const { rule, here, there } of planted) expect(faults).toContain(`${rule}: ${here} → ${there}`)
})

test('a house that keeps the rules passes', async () => {
  const faults = await check({
    'packages/domain/rules/a.ts': 'export const a = 1\n',
    'packages/flows/engine/summary-types.ts': 'export type Row = 1\n',
    'packages/flows/crimes/theft.texts.ts': 'export const t = 1\n',
    'packages/flows/crimes/theft.flow.ts': `import { a } from '${name('domain/rules/a')}'\nimport { t } from './theft.texts.ts'\nexport const theft = a + t\n`,
    'apps/server/documents/a.ts': `import type { Row } from '${name('flows/engine/summary-types')}'\nexport type A = Row\n`,
    'apps/web/pages/home/b.tsx': `import { useState } from 'react'\nimport { a } from '${name('domain/rules/a')}'\nexport const b = () => useState(a)\n`,
  })
  expect(faults).toEqual([])
})

test('a file that the cruiser did not read is a fault', async () => {
  const folder = await plantedTree({
    'apps/web/app/a.ts': 'export const a = 1\n',
    'packages/domain/a.ts': '',
  })
  const files = [...(await sourceFiles(folder)), { path: 'apps/web/app/unseen.ts', text: '' }]
  expect(await brokenImportRules(folder, files)).toEqual([
    'apps/web/app/unseen.ts: not read by the import rules',
  ])
  expect(await brokenImportRules(folder, [])).toHaveLength(1)
})
