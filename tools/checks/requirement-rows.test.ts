import { expect, test } from 'vitest'
import { requirementProblems } from './requirement-rows.mjs'

/** Composed, so that this file cites no row that does not exist. */
const id = (family: string, number: string) => `${family}-${number}`
const [name, age, missing] = [id('PE', '03'), id('PE', '08'), id('PE', '99')]

const list = (...ids: string[]) => ({
  path: 'docs/requirements.md',
  text: ['# Requirements', '', ...ids.map((one) => `| ${one} | what holds |`)].join('\n'),
})
const tests = (...ids: string[]) => ({
  path: 'packages/domain/rules/person-name.test.ts',
  text: ids.map((one) => `// ${one}\n`).join(''),
})
const code = (text: string) => ({ path: 'packages/domain/rules/person-name.ts', text: `\n${text}\n` })

test.each([
  `/** The name (${missing}). */`,
  `// ${name}, ${missing}`,
  `/** ${name} to ${missing}. */`,
  `// ${id('XX', '01')}`,
])('a citation of a missing row is caught: %s', (text) => {
  expect(requirementProblems([list(name, age), tests(name, age), code(text)])).toEqual([
    expect.stringMatching(
      /^packages\/domain\/rules\/person-name[.]ts:2: .* missing in docs\/requirements[.]md$/,
    ),
  ])
})

test('a row that is listed twice is caught', () => {
  expect(requirementProblems([list(name, age, name), tests(name, age)])).toEqual([
    `docs/requirements.md:5: ${name} is listed twice`,
  ])
})

test.each([`/** The name (${name}). */`, `// ${name}, ${age}`, "'Rodovia BR-22, km 4'", 'AES-256, SHA-256'])(
  'nothing is wrong with %s',
  (text) => {
    expect(requirementProblems([list(name, age), tests(name, age), code(text)])).toEqual([])
  },
)

test('without the list every citation above a test is caught', () => {
  expect(requirementProblems([code(`// ${name}`)])).toHaveLength(1)
})

test.each([age, id('ABC', '12')])('a row that no test names is caught: %s', (row) => {
  expect(requirementProblems([list(name, row), tests(name), code(`// ${row}`)])).toEqual([
    `docs/requirements.md: no test names ${row}`,
  ])
})

test('a missing row of a family of three letters is caught', () => {
  const [one, other] = [id('ABC', '12'), id('ABC', '13')]
  expect(requirementProblems([list(one), tests(one), code(`/** What holds (${other}). */`)])).toHaveLength(1)
})
