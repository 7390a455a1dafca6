import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { binary, root, run } from '../run.mjs'
import { plantedTree } from './planted-tree.ts'

/** One violation of each lint rule that the project relies on, those included that need types. */
const violations = {
  'typescript(no-floating-promises)': ['a.ts', 'const wait = async () => 1\nwait()\n'],
  'typescript(no-misused-promises)': ['b.ts', '[1].forEach(async () => { await Promise.resolve() })\n'],
  'typescript(no-explicit-any)': ['c.ts', 'export const c = (value: any) => String(value)\n'],
  'typescript(no-non-null-assertion)': ['d.ts', 'export const d = (value?: string) => value!.length\n'],
  'typescript(switch-exhaustiveness-check)': [
    'e.ts',
    "export function e(value: 'x' | 'y') {\n  switch (value) {\n    case 'x':\n      return 1\n  }\n  return 2\n}\n",
  ],
  'import(no-cycle)': ['f.ts', "import { g } from './g.ts'\nexport const f = () => g\n"],
  'import(no-default-export)': ['h.ts', 'export default 1\n'],
  'react-hooks(rules-of-hooks)': [
    'i.tsx',
    "import { useState } from 'react'\nexport const I = (p: { a: boolean }) => (p.a ? useState(1)[0] : 2)\n",
  ],
  'react-hooks(exhaustive-deps)': [
    'j.tsx',
    "import { useEffect } from 'react'\nexport function J({ a }: { a: () => void }) {\n  useEffect(() => a(), [])\n  return null\n}\n",
  ],
  'jsx-a11y(alt-text)': ['k.tsx', 'export const K = () => <img src="/a.png" />\n'],
  'eslint(no-console)': ['l.ts', "console.log('l')\n"],
  'unicorn(filename-case)': ['BigFile.ts', 'export const m = 1\n'],
} as const

test('every lint rule that the project relies on is caught', async () => {
  const folder = await plantedTree({
    'tsconfig.json':
      '{ "compilerOptions": { "strict": true, "jsx": "react-jsx", "module": "esnext", "noEmit": true } }',
    'apps/web/app/g.ts': "import { f } from './f.ts'\nexport const g = () => f\n",
    ...Object.fromEntries(Object.values(violations).map(([name, text]) => [`apps/web/app/${name}`, text])),
  })
  await symlink(join(root, 'node_modules/.bin'), join(folder, 'node_modules/.bin'))
  const { passed, output } = await run(binary('oxlint'), ['--config', join(root, '.oxlintrc.json'), folder])
  expect(passed).toBe(false)
  expect(Object.keys(violations).filter((rule) => !output.includes(rule))).toEqual([])
})
