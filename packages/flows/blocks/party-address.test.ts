import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import { expect, test } from 'vitest'
import type { Entity } from '../engine/model/entity.ts'
import { dropStaleAnswers } from '../engine/drop-stale-answers.ts'
import { groupIssues } from '../engine/report-issues.ts'
import { complainantAddress } from './complainant-address.ts'
import { partyAddress, withAddressType } from './party-address.ts'
import { reportedIn } from './things.fixture.ts'

const { context } = reportedIn([])
const place = {
  id_logradouro: 66040170,
  cep: '66040-170',
  ds_logradouro: 'Magalhães Barata',
  id_uf: 'PA',
  ds_estado: 'Pará',
}

function issues(lenient: boolean, party: InvolvedParty): string[] {
  const groups = partyAddress({ lenient })
  const instance = { step: complainantAddress, at: 'p', defaults: {}, groups, entity: party as Entity }
  return groups
    .flatMap((group) => groupIssues(instance, group, context))
    .map(({ campo, issue }) => `${campo.slice('/p/endereco/'.length)} ${issue.code}`)
}

const living = (numero: string, complemento: string): InvolvedParty => ({
  endereco: [{ ...place, numero, complemento }],
})

// AD-03
test.each<[string, InvolvedParty, string[]]>([
  ['nothing', {}, ['0 addressRequired', '0/complemento required']],
  ['no number', living('', 'CASA'), []],
  ['15 characters', living('1'.repeat(15), 'CASA'), []],
  ['16 characters', living('1'.repeat(16), 'CASA'), ['0/numero tooLong']],
  ['a letter', living('12A', 'CASA'), []],
  ['no number, as doors say', living('S/N', 'CASA'), []],
  ['signs', living('<1>', 'CASA'), ['0/numero invalidNumber']],
  ['a complement of 2', living('1', 'AB'), ['0/complemento complementSize']],
  ['a complement of 3', living('1', 'ABC'), []],
  ['a complement of 100', living('1', 'A'.repeat(100)), []],
  ['a complement of 101', living('1', 'A'.repeat(101)), ['0/complemento complementSize']],
])('an address with %s', (_what, party, expected) => expect(issues(false, party)).toEqual(expected))

// AD-03, AD-04
test('all of a suspect’s address is optional, but what is given is checked', () => {
  expect(issues(true, {})).toEqual([])
  expect(issues(true, { endereco: [{ complemento: 'AB' }] })).toEqual(['0/complemento complementSize'])
})

// AD-04
test('the screen waits for a place wherever one is required', () => {
  const fields = partyAddress({ lenient: false }).flatMap((group) => group.fields)
  expect(fields.filter((field) => field.awaited)).toHaveLength(1)
})

// AD-05
test('a tourist is also asked for the address at home, and the first address is that of the stay', () => {
  const tourist: InvolvedParty = { idLocalMoradia: 2, ...living('', 'HOTEL') }
  expect(issues(false, tourist)).toEqual(['1/id_pais choiceRequired', '1/complemento required'])
  expect(withAddressType(tourist).endereco?.[0]?.tipo).toBe(3)
  expect(withAddressType(living('', 'CASA')).endereco?.[0]?.tipo).toBe(1)
})

const unlisted = { id_uf: 'PA', id_localidade: 1500107, id_logradouro: null, cep: '68440-000' }

// AD-10
test('the street that no list has is asked of the person, and kept as written', () => {
  const here = (ds_logradouro: string): InvolvedParty => ({
    endereco: [{ ...unlisted, ds_logradouro, complemento: 'CASA' }],
  })
  expect(issues(false, here(''))).toEqual(['0/ds_logradouro required'])
  expect(issues(false, here('AB'))).toEqual(['0/ds_logradouro lengthBetween'])
  expect(issues(false, here('RAMAL DO CACAU'))).toEqual([])
  expect(issues(true, here(''))).toEqual([])
})

// AD-10
test('a street of the list is not asked again, and stays when stale answers go', () => {
  const groups = partyAddress({ lenient: false })
  const entity = living('1', 'CASA') as Entity
  const instance = { step: complainantAddress, at: 'p', defaults: {}, groups, entity }
  expect(dropStaleAnswers(instance, context)).toEqual(entity)
})

// AD-04
test('outside Pará the postal code has a box of its own', () => {
  const { cep: _, ...city } = { ...unlisted, id_uf: 'SP', id_localidade: 3509502 }
  const away = (cep: string): InvolvedParty => ({
    endereco: [{ ...city, ds_logradouro: 'RUA UM', complemento: 'CASA', ...(cep && { cep }) }],
  })
  expect(issues(false, away(''))).toEqual(['0/cep required'])
  expect(issues(false, away('1301'))).toEqual(['0/cep invalidPostalCode'])
  expect(issues(false, away('66000-000'))).toEqual(['0/cep postalCodeOfState'])
  expect(issues(false, away('13010-000'))).toEqual([])
  expect(issues(true, away(''))).toEqual([])
})

// AD-05
test('a tourist is asked where the stay is, a resident where home is', () => {
  const [group] = complainantAddress.groups
  expect(group?.titleOf?.({ idLocalMoradia: 2 })?.pt).toBe('Onde você está hospedado(a) no Brasil?')
  expect(group?.titleOf?.({ idLocalMoradia: 1 })).toBeUndefined()
  expect(group?.title.pt).toBe('Onde você mora?')
})
