import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { deskActions, isAllowed } from './permissions.ts'
import { dutyOf, isUnitRole, roles, type Role } from './roles.ts'

const own = 1
const other = 2

/** How far a role may do this, as the document says it. */
function reach(role: Role, action: (typeof deskActions)[number]): string {
  const duty = dutyOf(role, isUnitRole(role) ? own : undefined)
  const may = (unit: number | undefined) => duty !== undefined && isAllowed([duty], action, { unit })
  if (may(other)) return 'any'
  if (may(own)) return 'own'
  return may(undefined) ? 'station' : '–'
}

// DK-01
test('docs/accounts-and-roles.md has the table of the permissions', () => {
  const text = readFileSync(new URL('../../../docs/accounts-and-roles.md', import.meta.url), 'utf8')
  const rows = text.split('\n').filter((line) => /^\| `?[a-z]/.test(line))
  const documented = rows
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    )
    .filter(({ length }) => length === roles.length + 1)
  expect(documented).toEqual([
    ['may', ...roles],
    ...deskActions.map((action) => [action, ...roles.map((role) => reach(role, action))]),
  ])
})
