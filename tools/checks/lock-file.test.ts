import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run.mjs'
import { lockProblems } from './lock-file.mjs'

type Locked = Parameters<typeof lockProblems>[0]['packages'][string]
const real = (): Record<string, Locked> =>
  (JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> })
    .packages

/** The problems of the lock with one more or one changed package. */
const withPackage = (place: string, locked: Locked) =>
  lockProblems({ packages: { ...real(), [place]: locked } })

const sound = { version: '1.0.0', license: 'MIT', integrity: 'sha512-x' }
const planted = 'node_modules/planted'

test('the lock of this repository has no problem, nor has a package with licence and integrity', () => {
  expect(lockProblems({ packages: real() })).toEqual([])
  expect(withPackage(planted, sound)).toEqual([])
})

test.each<[string, Locked, string]>([
  ['has no integrity', { version: '1.0.0', license: 'MIT' }, 'no integrity'],
  ['has no licence', { version: '1.0.0', integrity: 'sha512-x' }, 'no licence'],
  ['is proprietary', { ...sound, license: 'UNLICENSED' }, 'UNLICENSED is not known to fit'],
  ['fits in half', { ...sound, license: 'MIT AND CC-BY-NC-4.0' }, 'is not known to fit'],
  ['fits in neither way', { ...sound, license: '(GPL-2.0-only OR BUSL-1.1)' }, 'is not known to fit'],
  [
    'comes from a repository',
    { ...sound, resolved: 'git+ssh://git@example.org/a.git#1' },
    'place of its own',
  ],
  ['is a folder of the machine', { link: true, resolved: '../elsewhere', ...sound }, 'place of its own'],
])('a package that %s is caught', (_, locked, text) => {
  const problems = withPackage(planted, locked)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(`${planted}: `)
  expect(problems[0]).toContain(text)
})

test.each(['(MIT OR GPL-2.0-only)', 'MIT AND Apache-2.0'])('the licence %s is allowed', (license) => {
  expect(withPackage(planted, { ...sound, license })).toEqual([])
})

test('a native part for another platform may lack both if it has its package’s version', () => {
  const swc = real()['node_modules/@swc/core']?.version ?? ''
  const part = { version: swc, optional: true, os: ['aix'], cpu: ['ppc64'] }
  expect(withPackage('node_modules/@swc/core-aix', part)).toEqual([])
  expect(withPackage('node_modules/@swc/core-aix', { ...part, version: '0.0.1' })).toHaveLength(1)
  expect(withPackage('node_modules/@other/core-aix', part)).toHaveLength(2)
  const ours = { ...part, os: ['linux'], cpu: ['x64'] }
  expect(withPackage('node_modules/@swc/core-linux-x64-gnu', { ...ours, libc: ['glibc'] })).toHaveLength(2)
})

test('an exception that no package needs is caught', () => {
  const gone = /@swc\/core-|^apps\/web$|@delegacia\/web$/
  const packages = Object.fromEntries(Object.entries(real()).filter(([place]) => !gone.test(place)))
  expect(lockProblems({ packages }).filter((problem) => problem.includes('lock-exceptions'))).toHaveLength(2)
})
