import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run.mjs'
import { brokenImportRules } from './import-rules.mjs'
import { deskViolations, order, serverViolations, webViolations } from './planted-layers.ts'
import { plantedTree } from './planted-tree.ts'
import { sourceFiles } from './source-files.mjs'

/** `at` is the imported file where its path does not follow from the import; null if there is none. */
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
  'acts-are-for-officers': {
    in: 'apps/web/pages/follow/a.tsx',
    imports: name('domain/desk/acts/b'),
    at: 'packages/domain/desk/acts/b.ts',
  },
  'pades-stands-alone': {
    in: 'packages/pades/a.ts',
    imports: name('domain/language/b'),
    at: 'packages/domain/language/b.ts',
  },
  'flows-import-domain-only': {
    in: 'packages/flows/blocks/a.ts',
    imports: name('contract/b'),
    at: 'packages/contract/b.ts',
  },
  'flows-need-no-library': { in: 'packages/flows/blocks/a.ts', imports: 'react' },
  'engine-knows-no-crime': { in: 'packages/flows/engine/a.ts', imports: '../crimes/theft/flow.ts' },
  'blocks-know-no-crime': { in: 'packages/flows/blocks/a.ts', imports: '../crimes/theft/flow.ts' },
  'engine-model-is-its-floor': { in: 'packages/flows/engine/model/a.ts', imports: '../fields/b.ts' },
  'fields-stand-on-the-model': { in: 'packages/flows/engine/fields/a.ts', imports: '../b.ts' },
  'parts-of-blocks-stand-alone': { in: 'packages/flows/blocks/person/a.ts', imports: '../b.ts' },
  'blocks-and-questions-do-not-meet': { in: 'packages/flows/blocks/a.ts', imports: '../questions/b.ts' },
  'crimes-stand-alone': { in: 'packages/flows/crimes/loss/flow.ts', imports: '../theft/texts.ts' },
  'apps-do-not-meet': { in: 'apps/web/shell/a.ts', imports: '../../server/routes/b.ts' },
  'web-asks-for-lists': {
    in: 'apps/web/inputs/a.tsx',
    imports: name('domain/lists/sexes'),
    at: 'packages/domain/lists/sexes.ts',
  },
  'ui-knows-no-report': {
    in: 'packages/ui/a.tsx',
    imports: name('flows/engine/b'),
    at: 'packages/flows/engine/b.ts',
  },
  'desk-asks-its-server': {
    in: 'apps/desk/words/a.ts',
    imports: name('flows/engine/b'),
    at: 'packages/flows/engine/b.ts',
  },
  'ui-is-for-pages': {
    in: 'packages/contract/a.ts',
    imports: name('ui/b'),
    at: 'packages/ui/b.tsx',
  },
  'ui-parts-stand-on-ui': { in: 'apps/web/ui/a.tsx', imports: './map/b.tsx' },
  'shell-layout-knows-no-page': { in: 'apps/web/shell/layout/a.tsx', imports: '../../pages/home/b.tsx' },
  'documents-read-summaries': {
    in: 'apps/server/documents/a.ts',
    imports: name('flows/engine/form-instances'),
    at: 'packages/flows/engine/form-instances.ts',
  },
  'search-is-learned-beforehand': {
    in: 'apps/web/pages/home/a.ts',
    imports: '../../../../packages/flows/crimes/loss/search.ts',
  },
  'nothing-imports-a-fixture': { in: 'apps/server/store/a.ts', imports: './b.fixture.ts' },
  'nothing-imports-a-test': { in: 'apps/server/citizen/routes/a.ts', imports: '../../../../e2e/b.ts' },
}

/** What a rule says of folders that have no row in the documents. */
const otherFolders = ['server-has-no-other-room', 'web-has-no-other-folder', 'desk-has-no-other-folder']

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
  const planted = [violations, serverViolations, webViolations, deskViolations].flatMap((one) =>
    Object.keys(one),
  )
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

/** The lines of the picture below a heading of the documents, the highest first: `pages/{a, b}` and `a · b` are two folders. */
async function drawnBelow(heading: string): Promise<string[][]> {
  const text = await readFile(join(root, 'docs/architecture.md'), 'utf8')
  const [section = ''] = (text.split(`## ${heading}\n`)[1] ?? '').split('\n## ')
  return (section.split('```')[1] ?? '')
    .trim()
    .split('\n')
    .map((line) => {
      const [places = ''] = line.split(/ {2,}/)
      const [, outer = '', inner] = /^(.*)\{(.*)\}$/.exec(places) ?? []
      return inner?.split(', ').map((one) => outer + one) ?? places.split(' · ')
    })
}

/** The folder around a folder with a row of its own; `pages/*` is a folder of the app itself. */
const around = (folder: string) => (folder.includes('*') ? '.' : dirname(folder))

/** Which folders each folder may import, by the comment of its rule; the lowest first. */
const allowedBy = (comments: string[]) =>
  comments.map((comment): [folder: string, others: string[]] => {
    const [, folder = '', others = ''] = /^(\S+) may import (.*)[.]$/.exec(comment) ?? []
    return [folder, others.split(', ')]
  })

/** The lines of folders that stand in one folder, the highest first: each stands right above the highest that it may import. */
function linesOf(folders: [folder: string, others: string[]][]): string[][] {
  const lines: string[][] = []
  for (const [folder, others] of folders) {
    const below = others.map((one) =>
      lines.findIndex((line) => line.some((it) => it.replace('/*', '') === one)),
    )
    const place = 1 + Math.max(-1, ...below)
    lines[place] = [...(lines[place] ?? []), folder]
  }
  return lines.toReversed()
}

test.each(Object.entries({ web: webViolations, desk: deskViolations }))(
  'the picture of the folders of the %s shows the order of the rules',
  async (app, layers) => {
    const drawn = await drawnBelow(`The folders of the ${app}`)
    const kept = rules.forbidden.filter(({ name }) => name in layers && !otherFolders.includes(name))
    const allowed = allowedBy(kept.map(({ comment }) => comment))
    const outer = [...new Set(allowed.map(([folder]) => around(folder)))]
    for (const one of outer)
      expect(drawn.filter(([folder = '']) => around(folder) === one)).toEqual(
        linesOf(allowed.filter(([folder]) => around(folder) === one)),
      )
    expect(drawn.flat().toSorted()).toEqual(allowed.map(([folder]) => folder).toSorted())
  },
)

test('the picture of the rooms of the server shows the order of the rules', async () => {
  expect((await drawnBelow('The rooms of the server')).toReversed()).toEqual(order.rooms)
})

test.each(Object.entries({ server: serverViolations, web: webViolations, desk: deskViolations }))(
  'every layer of the %s is kept, for a value and for a type',
  async (app, layers) => {
    const at = (folder: string, file: string) => join('apps', app, folder, file)
    const pairs = Object.entries(layers).flatMap(([rule, [from, ...forbidden]]) =>
      forbidden.map((to) => ({ rule, from, to })),
    )
    const planted = pairs.flatMap(({ rule, from, to }, place) => {
      const there = at(to, `there-${place}.ts`)
      const name = from === '.' ? 'main' : `here-${place}`
      const imported = relative(join('apps', app, from), there).replace(/^(?![.])/, './')
      return [
        { rule, there, here: at(from, `${name}.ts`), text: `import { b } from '${imported}'\nb()\n` },
        {
          rule,
          there,
          here: at(from, from === '.' ? 'main.other.ts' : `${name}-typed.ts`),
          text: `import type { B } from '${imported}'\nexport type C = B\n`,
        },
      ]
    })
    const broken = await check(
      Object.fromEntries(
        planted.flatMap(({ there, here, text }) => [
          [there, 'export const b = () => 1\nexport type B = 1\n'],
          [here, text],
        ]),
      ),
    )
    for (const { rule, here, there } of planted) expect(broken).toContain(`${rule}: ${here} → ${there}`)
  },
)

test('a tree that keeps the rules passes', async () => {
  const found = await check({
    'packages/domain/rules/a.ts': 'export const a = 1\n',
    'packages/flows/engine/summary-types.ts': 'export type Row = 1\n',
    'packages/flows/crimes/theft/texts.ts': 'export const t = 1\n',
    'packages/flows/crimes/theft/flow.ts': `import { a } from '${name('domain/rules/a')}'\nimport { t } from './texts.ts'\nexport const theft = a + t\n`,
    'apps/server/documents/a.ts': `import type { Row } from '${name('flows/engine/summary-types')}'\nexport type A = Row\n`,
    'apps/web/pages/home/b.tsx': `import { useState } from 'react'\nimport { a } from '${name('domain/rules/a')}'\nexport const b = () => useState(a)\n`,
  })
  expect(found).toEqual([])
})

test('a file that the cruiser did not read is a violation', async () => {
  const folder = await plantedTree({ 'apps/web/shell/a.ts': 'export {}\n', 'packages/domain/a.ts': '' })
  const files = [...(await sourceFiles(folder)), { path: 'apps/web/shell/unseen.ts', text: '' }]
  expect(await brokenImportRules(folder, files)).toEqual([
    'apps/web/shell/unseen.ts: not read by the import rules',
  ])
  expect(await brokenImportRules(folder, [])).toHaveLength(1)
})
