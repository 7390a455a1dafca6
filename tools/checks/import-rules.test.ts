import { createRequire } from 'node:module'
import { join } from 'node:path'
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
  'papers-read-summaries': {
    in: 'apps/server/documents/a.ts',
    imports: name('flows/engine/walk'),
    at: 'packages/flows/engine/walk.ts',
  },
  'nothing-imports-a-test': { in: 'apps/server/routes/a.ts', imports: '../../../e2e/b.ts', at: 'e2e/b.ts' },
}

/** Files with markup are read too: the cruiser's own reader stumbles over them. */
const markup = (path: string) => (path.endsWith('x') ? 'export const A = () => <p ref={a}>a</p>\n' : '')

const rules: { forbidden: { name: string; severity: string }[] } = createRequire(import.meta.url)(
  join(root, '.dependency-cruiser.cjs'),
)

const check = async (files: Record<string, string>) => {
  const folder = await plantedTree(files)
  return brokenImportRules(folder, await sourceFiles(folder))
}

test('every rule is an error and has a planted violation', () => {
  expect(rules.forbidden.filter(({ severity }) => severity !== 'error')).toEqual([])
  expect(rules.forbidden.map((rule) => rule.name)).toEqual(Object.keys(violations))
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
