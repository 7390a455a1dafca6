import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import { unknownAnswer } from '@delegacia/domain/report/unknown-answer'
import { issueMessage } from '@delegacia/domain/rules/validation-issue'
import { locales, say } from '@delegacia/domain/language/text'
import { expect, test } from 'vitest'
import { getFlow } from '../crimes/flows.ts'
import type { FormStep, Group, ListStep } from '../engine/define.ts'
import { visibleFieldsOf } from '../engine/form-instances.ts'
import { legalEntity } from './legal-entity.ts'
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

function issues(lenient: boolean, party: InvolvedParty, unsure = false): string[] {
  const groups = partyAddress({ lenient, unsure })
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

const nowhere: InvolvedParty = { endereco: [{ ds_logradouro: unknownAnswer }] }

// LA-05
test('one press says that nothing is known of where a witness lives, and nothing more is asked of it', async () => {
  expect(issues(false, nowhere, true)).toEqual([])
  const [where] = partyAddress({ lenient: false, unsure: true })
  const [place] = where?.fields ?? []
  const known = living('12', 'CASA') as Entity
  const written = place?.write(known, unknownAnswer, context)
  expect(written).toEqual(nowhere)
  expect(where?.fields.filter((field) => field.visible(nowhere as Entity, context))).toEqual([place])
  expect(place?.write(nowhere as Entity, undefined, context)).toEqual({ endereco: [{}] })
  const { steps } = await getFlow('furto')
  const step = steps.find(({ id }) => id === 'testemunhas') as ListStep
  for (const { groups, defaults } of step.forms) {
    const entity = { ...defaults, ...nowhere } as Entity
    const instance = { step, at: 'envolvido/1', defaults, groups, entity }
    expect(
      [...visibleFieldsOf(instance, context)].filter(({ field }) => field.name.startsWith('endereco')),
    ).toHaveLength(1)
    expect(
      groups
        .flatMap((group) => groupIssues(instance, group, context))
        .map(({ campo }) => campo)
        .join(' '),
    ).not.toContain('endereco')
  }
})

// LA-05
test('whoever lives somewhere known to the reporter is asked for it: of a reporter or victim it is required', () => {
  expect(issues(false, nowhere)).toEqual(['0 wrongShape'])
})

// LA-05
test('nothing but the name need be known of a company that saw it', () => {
  const unknown = (fields: Group<InvolvedParty>['fields']) =>
    fields.filter((field) => field.orUnknown?.({}, context)).map(({ name }) => name)
  const of = (unsure: boolean) => unknown(legalEntity({ lenient: false, unsure }).fields)
  expect(of(true)).toEqual([
    'nome_fantasia',
    'documento/0/numero',
    'contato/2/valor',
    'contato/1/valorSemDDI',
  ])
  expect(of(false)).toEqual([])
})

// ER-05
test.each(locales)('a company without name or number is asked for those, in its own words (%s)', (locale) => {
  const group = legalEntity({ lenient: false })
  const instance = { step: complainantAddress, at: 'p', defaults: {}, groups: [group], entity: {} }
  const [name = '', , number = ''] = groupIssues(instance, group, context).map(({ issue }) =>
    issueMessage(issue, locale),
  )
  const label = (at: number) => say(group.fields[at]?.label ?? { pt: '', en: '', es: '', fr: '' }, locale)
  expect(name.toLowerCase()).toContain(label(0).toLowerCase())
  expect(number).toContain('CNPJ')
})

// AD-05
test('a tourist is asked where the stay is, a resident where home is', () => {
  const [group] = complainantAddress.groups
  expect(group?.titleOf?.({ idLocalMoradia: 2 })?.pt).toBe('Onde você está hospedado(a) no Brasil?')
  expect(group?.titleOf?.({ idLocalMoradia: 1 })).toBeUndefined()
  expect(group?.title.pt).toBe('Onde você mora?')
})

// AD-17
test('one press takes over where it happened, without the pin, with number and complement', () => {
  const [field] = complainantAddress.groups[0]?.fields ?? []
  if (field?.kind !== 'address') throw new Error('the first question is not the address')
  const report = {
    ...context.report,
    fato: { endereco: { ...place, id_local: 2, numero: '12', has_mapa: true, lat: '-1,45', lng: '-48,4' } },
  }
  const told = { ...context, report }
  const same = field.same?.of(told)
  expect(same).toMatchObject({ numero: '12' })
  const party = field.write({ endereco: [{ complemento: 'CASA' }] }, same, told)
  expect(party).toEqual({
    endereco: [{ ...place, numero: '12', complemento: 'CASA', lat: '-1,45', lng: '-48,4' }],
  })
})

// AD-17
test('a place that the answer refuses, or that nobody has told, is not offered', async () => {
  const { steps } = await getFlow('furto')
  const where = steps.find(({ id }) => id === 'fato') as FormStep
  const field = where.groups.flatMap(({ fields }) => fields).find(({ kind }) => kind === 'address')
  if (field?.kind !== 'address') throw new Error('the fact has no address')
  const offered = (id_uf: string) =>
    field.same?.of({
      ...context,
      report: { ...context.report, envolvido: [{ endereco: [{ ...place, id_uf }] }] },
    })
  expect(offered('PA')).toMatchObject({ cep: place.cep })
  expect(offered('SP')).toBeUndefined()
  expect(field.same?.of({ ...context, report: { ...context.report, envolvido: [] } })).toBeUndefined()
})
