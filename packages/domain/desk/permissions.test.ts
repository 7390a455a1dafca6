import { describe, expect, test } from 'vitest'
import {
  deskActions,
  isAllowed,
  mayAlsoHold,
  mayChange,
  mayConfirmRecovery,
  mayInvite,
  maySignSecond,
  readsContent,
  rolesThatMay,
  type DeskAction,
} from './permissions.ts'
import { dutyOf, roles, unitsOfDuties, type Duty, type Role } from './roles.ts'

const here = 1
const elsewhere = 2
const duty = (role: Role, unit = here): Duty =>
  dutyOf(role, role === 'auditor' || role === 'administrador' ? undefined : unit) as Duty

/** For each action the roles that may do it in their own unit, in another, and if there is no unit. */
const table: Record<DeskAction, [own: string, other: string, station: string]> = {
  'list-reports': ['atendente investigador delegado chefia', '', ''],
  'claim-report': ['atendente investigador delegado', '', ''],
  'open-report': ['atendente investigador delegado', '', ''],
  'answer-citizen': ['atendente investigador delegado', '', ''],
  'ask-correction': ['atendente investigador delegado', '', ''],
  'propose-crime': ['atendente investigador delegado', '', ''],
  'forward-report': ['atendente investigador delegado', '', ''],
  'investigate-report': ['investigador delegado', '', ''],
  'ask-not-here': ['atendente investigador delegado', '', ''],
  'ask-export': ['investigador delegado', '', ''],
  'ask-original': ['investigador delegado', '', ''],
  'ask-new-code': ['atendente investigador delegado', '', ''],
  'sign-second': ['delegado', '', ''],
  'decide-crime': ['investigador delegado', '', ''],
  'decide-appeal': ['delegado chefia', '', ''],
  'handle-protective-measure': ['delegado', '', ''],
  'tell-removal': ['investigador delegado', '', ''],
  'read-interview': ['delegado entrevistador', '', ''],
  'write-interview': ['entrevistador', '', ''],
  'search-identifier': ['investigador delegado', '', ''],
  'break-glass': ['investigador delegado', 'investigador delegado', 'investigador delegado'],
  'reassign-report': ['chefia', '', ''],
  'read-figures': ['chefia auditor', 'auditor', 'auditor'],
  'read-audit': ['auditor', 'auditor', 'auditor'],
  'list-accounts': ['chefia administrador', 'administrador', 'administrador'],
  'invite-officer': ['chefia administrador', 'administrador', 'administrador'],
  'end-sessions': ['chefia administrador', 'administrador', 'administrador'],
  'change-duties': ['chefia administrador', 'administrador', 'administrador'],
  'disable-account': ['chefia administrador', 'administrador', 'administrador'],
  'ask-recovery': ['chefia administrador', 'administrador', 'administrador'],
  'confirm-recovery': ['delegado chefia', '', 'administrador'],
}

// DK-01
describe('each action is allowed to exactly these roles', () => {
  const allowed = (action: DeskAction, unit: number | undefined) =>
    roles.filter((role) => isAllowed([duty(role)], action, { unit })).join(' ')
  test.each(deskActions)('%s', (action) => {
    expect([allowed(action, here), allowed(action, elsewhere), allowed(action, undefined)]).toEqual(
      table[action],
    )
  })
  test('several duties add up, each in its own unit', () => {
    const both = [duty('atendente', here), duty('delegado', elsewhere)]
    expect(isAllowed(both, 'open-report', { unit: elsewhere })).toBe(true)
    expect(isAllowed(both, 'sign-second', { unit: here })).toBe(false)
    expect(isAllowed([], 'list-reports', { unit: here })).toBe(false)
  })
})

// DK-01
test('whoever keeps accounts, reads the log or leads a unit sees no content', () => {
  expect(roles.filter((role) => readsContent([duty(role)]))).toEqual([
    'atendente',
    'investigador',
    'delegado',
  ])
})

// EV-09
test('who asks cannot sign, whatever the role', () => {
  const ana = { officer: 'ana', duties: [duty('delegado')] }
  expect(maySignSecond(ana, 'bia', { unit: here })).toBe(true)
  expect(maySignSecond(ana, 'ana', { unit: here })).toBe(false)
  expect(maySignSecond(ana, 'bia', { unit: elsewhere })).toBe(false)
  expect(maySignSecond({ ...ana, duties: [duty('chefia')] }, 'bia', { unit: here })).toBe(false)
})

// DK-03
test('access is renewed by two people, neither of whom is the one renewed', () => {
  const request = { askedBy: 'chief', officer: 'ana' }
  const confirms = (officer: string, role: Role, unit: number | undefined = here) =>
    mayConfirmRecovery({ officer, duties: [duty(role)] }, request, { unit })
  expect(confirms('rui', 'delegado')).toBe(true)
  expect(confirms('rui', 'delegado', elsewhere)).toBe(false)
  expect(confirms('chief', 'chefia')).toBe(false)
  expect(confirms('ana', 'delegado')).toBe(false)
  // Two who keep accounts could otherwise together become somebody who reads reports.
  expect(confirms('rui', 'administrador')).toBe(false)
  expect(
    mayConfirmRecovery({ officer: 'rui', duties: [duty('administrador')] }, request, { unit: undefined }),
  ).toBe(true)
})

// DK-04
test('a chief invites into the own unit only, and neither chiefs nor keepers of the station', () => {
  const invitedBy = (role: Role) =>
    [...roles.map((given) => duty(given)), duty('atendente', elsewhere)]
      .filter((given) => mayInvite([duty(role)], given))
      .map(({ role: given, unit }) => `${given}${unit ?? ''}`)
  expect(invitedBy('chefia')).toEqual(['atendente1', 'investigador1', 'delegado1', 'entrevistador1'])
  expect(invitedBy('administrador')).toHaveLength(roles.length + 1)
  for (const role of ['atendente', 'investigador', 'delegado', 'auditor'] as const)
    expect(invitedBy(role)).toEqual([])
})

// DK-29
test('a chief takes and moves the duties that chiefs give, of the own unit; an administrator every one', () => {
  const changedBy = (role: Role) =>
    [...roles.map((held) => duty(held)), duty('atendente', elsewhere)].filter((held) =>
      mayChange([duty(role)], held),
    ).length
  expect(roles.map((role) => [role, changedBy(role)])).toEqual([
    ['atendente', 0],
    ['investigador', 0],
    ['delegado', 0],
    ['entrevistador', 0],
    ['chefia', 4],
    ['auditor', 0],
    ['administrador', roles.length + 1],
  ])
})

// DK-04
test('a role of the station goes with no other', () => {
  expect(mayAlsoHold([duty('atendente')], duty('chefia', elsewhere))).toBe(true)
  expect(mayAlsoHold([duty('auditor')], duty('atendente'))).toBe(false)
  expect(mayAlsoHold([duty('delegado')], duty('administrador'))).toBe(false)
  expect(mayAlsoHold([duty('auditor')], duty('administrador'))).toBe(false)
})

test('a duty has a unit exactly where its role belongs to one', () => {
  expect(dutyOf('atendente', undefined)).toBeUndefined()
  expect(dutyOf('auditor', here)).toBeUndefined()
  expect(
    unitsOfDuties([duty('atendente'), duty('chefia'), duty('delegado', elsewhere), duty('auditor')]),
  ).toEqual([1, 2])
})

test('the roles that may do something are those of a unit that are allowed it there', () => {
  expect(rolesThatMay('open-report')).toEqual(['atendente', 'investigador', 'delegado'])
  expect(rolesThatMay('decide-appeal')).toEqual(['delegado', 'chefia'])
  expect(rolesThatMay('read-audit')).toEqual([])
})
