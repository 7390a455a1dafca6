import { describe, expect, test } from 'vitest'
import type { Address } from '@delegacia/domain/report/address'
import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { withReporterAsVictim } from '@delegacia/domain/report/reporter-as-victim'
import { readAt, type Entity } from '../engine/model/entity.ts'
import { narrative } from '../engine/narrative.ts'
import { normalizeReport } from '../engine/normalize-report.ts'
import { reportIssues } from '../engine/report-issues.ts'
import { summary } from '../engine/summary.ts'
import { flow as theft } from './theft/flow.ts'
import { company, party, unknownSuspect, theftContext, theftReport } from './theft.fixture.ts'

const found = (report: Occurrence) =>
  reportIssues(theft, theftContext(report)).map(({ campo, issue }) => `${campo} ${issue.code}`)

const withParties = (...parties: InvolvedParty[]): Occurrence => {
  const report = theftReport()
  return { ...report, envolvido: [...report.envolvido.slice(0, 1), ...parties] }
}

test('a whole report of a theft has no issues', () => expect(found(theftReport())).toEqual([]))

describe('victims', () => {
  // WZ-08
  test('a reporter who is the victim is enough; otherwise somebody must be added', () => {
    expect(found(withParties())).toEqual([])
    const report = withParties()
    Object.assign(report.envolvido[0] ?? {}, { isVitima: false })
    expect(found(report)).toEqual(['/envolvido nobodyListed'])
  })

  // PE-08, PE-11
  test('a victim is an adult, and has a CPF of their own', () => {
    const child = party('2', { ds_nascimento: '22/11/2008', nascimento: '2008-11-22' })
    expect(found(withParties(child))).toEqual(['/envolvido/1/ds_nascimento minimumAge'])
    const twin = party('2', {
      documento: [...(party('2').documento ?? []).slice(0, 1), { tipo: 1, numero: '529.982.247-25' }],
    })
    expect(found(withParties(twin))).toContain('/envolvido/1/documento/1/numero cpfAlreadyUsed')
  })

  // PE-11
  test('people of the same name have different CPFs; only the reporter may stand among the victims again', () => {
    const [reporter = {}] = theftReport().envolvido
    const again: InvolvedParty = { ...reporter, atuacao: '2' }
    expect(found(withParties(again))).toEqual([])
    const namesake = { ...again, ds_nascimento: '06/03/1990', nascimento: '1990-03-06' }
    expect(found(withParties(namesake))).toEqual(['/envolvido/1/documento/1/numero cpfAlreadyUsed'])
    const witness: InvolvedParty = { ...reporter, atuacao: '5' }
    expect(found(withParties(witness))).toEqual(['/envolvido/1/documento/1/numero cpfAlreadyUsed'])
    expect(found(withParties(party('2'), party('2')))).toEqual([
      '/envolvido/2/documento/1/numero cpfAlreadyUsed',
    ])
  })

  // PE-02
  test('a victim gives what the reporter gives but the e-mail', () => {
    const {
      nome: _name,
      mae: _mother,
      sexo: _sex,
      id_raca: _race,
      ...rest
    } = party('2', { contato: [{ tipo: '1' }, { tipo: '2' }, { tipo: '3' }] })
    expect(found(withParties(rest))).toEqual([
      '/envolvido/1/nome required',
      '/envolvido/1/sexo choiceRequired',
      '/envolvido/1/mae required',
      '/envolvido/1/contato/1/valorSemDDI required',
      '/envolvido/1/id_raca choiceRequired',
    ])
  })

  // PE-17
  test.each<[string, Partial<InvolvedParty>, string]>([
    ['a company name of five letters', { nome: 'ABCDE' }, '/envolvido/1/nome nameSize'],
    ['no trade name', { nome_fantasia: '' }, '/envolvido/1/nome_fantasia required'],
    [
      'a CNPJ with a wrong check digit',
      { documento: [{ numero: '11.222.333/0001-82' }] },
      '/envolvido/1/documento/0/numero invalidCnpj',
    ],
    [
      'a CNPJ of one digit',
      { documento: [{ numero: '11.111.111/1111-11' }] },
      '/envolvido/1/documento/0/numero invalidCnpj',
    ],
    [
      'no mobile',
      { contato: [{ tipo: '1' }, { tipo: '2' }, { tipo: '3', valor: 'a@example.org' }] },
      '/envolvido/1/contato/1/valorSemDDI required',
    ],
    [
      'no e-mail',
      { contato: [{ tipo: '1' }, company('2').contato?.[1] ?? {}, { tipo: '3' }] },
      '/envolvido/1/contato/2/valor required',
    ],
  ])('a company with %s is refused', (_what, change, issue) => {
    expect(found(withParties({ ...company('2'), ...change }))).toEqual([issue])
  })

  // PE-17
  test('a CNPJ with letters is one', () => {
    expect(found(withParties({ ...company('2'), documento: [{ numero: '12.ABC.345/01DE-35' }] }))).toEqual([])
  })
})

describe('suspects', () => {
  // PE-16
  test('nothing is required of a suspect, but what is given is checked', () => {
    expect(found(withParties({ atuacao: '3', tipo_pessoa: 'F' }))).toEqual([])
    expect(found(withParties({ atuacao: '3', tipo_pessoa: 'J' }))).toEqual([])
    expect(found(withParties({ ...unknownSuspect(), nome: 'ZÉ' }))).toEqual([])
    expect(found(withParties({ ...unknownSuspect(), nome: '<ZÉ>' }))).toEqual([
      '/envolvido/1/nome nameCharacters',
    ])
    expect(found(withParties({ ...unknownSuspect(), idade_aparente: '1A' }))).toEqual([
      '/envolvido/1/idade_aparente invalidNumber',
    ])
  })

  // PE-18
  test('one characteristic of a group, and only such as the catalogue has', () => {
    const seen = (aparencia: InvolvedParty['aparencia'] & {}) =>
      found(withParties({ ...unknownSuspect(), aparencia }))
    expect(seen([{ id: 101 }, { id: 102 }])).toEqual(['/envolvido/1/aparencia notInList'])
    expect(seen([{ id: 99_999 }])).toEqual(['/envolvido/1/aparencia notInList'])
  })

  // PE-19
  test.each([
    [{ id: 301, valor: 'NO' }, 'complementSize'],
    [{ id: 301 }, 'required'],
    [{ valor: 'NO BRAÇO' }, 'choiceRequired'],
    [{ id: 99_999, valor: 'NO BRAÇO' }, 'notInList'],
  ])('a mark has a type and a complement of 3 to 100: %j', (mark, code) => {
    expect(found(withParties({ ...unknownSuspect(), caracteristica: [mark] }))).toEqual([
      `/envolvido/1/caracteristica ${code}`,
    ])
  })
})

const centres = [
  ['pt-br', 'Centro do município (não se sabe o ponto exato)'],
  ['en-us', 'Center of the city (the exact point is not known)'],
  ['es-es', 'Centro del municipio (no se conoce el punto exacto)'],
  ['fr-fr', 'Centre de la commune (le point exact n’est pas connu)'],
] as const

describe('the place on the map', () => {
  const withPlace = (change: Partial<Address>): Occurrence => {
    const report = theftReport()
    return { ...report, fato: { ...report.fato, endereco: { ...report.fato.endereco, ...change } } }
  }

  // FA-03, FA-04
  test('is required, and the seat is no answer for a street without coordinates', () => {
    expect(found(withPlace({ has_mapa: false }))).toEqual(['/fato/endereco/lat pointRequired'])
    expect(found(withPlace({ lng: '' }))).toEqual(['/fato/endereco/lat pointRequired'])
    expect(found(withPlace({ has_mapa: true }))).toEqual([])
  })

  // FA-15
  test('is asked of nobody who does not know it, and is then called the centre of the municipality', () => {
    const unknown = { has_mapa: false, centro_do_municipio: true, lat: '-1,4554', lng: '-48,4898' }
    const context = theftContext(withPlace(unknown))
    expect(reportIssues(theft, context)).toEqual([])
    const { fato } = normalizeReport(theft, context)
    expect(fato.endereco).toMatchObject({ ...unknown, lat: '-1,4554000000000', lng: '-48,4898000000000' })
    for (const [locale, called] of centres)
      expect(JSON.stringify(summary(theft, { ...context, locale }))).toContain(called)
    const told = narrative(theft, context).map(({ text }) => text)
    expect(told.join(' ')).toContain('Ponto no mapa: centro do município, pois não se sabe')
  })

  // FA-15
  test('is that of a street which is measured, or of the marker, whatever else is said of it', () => {
    const moved = { has_mapa: true, centro_do_municipio: true, lat: '-1,44', lng: '-48,48' }
    const { fato } = normalizeReport(theft, theftContext(withPlace(moved)))
    expect(fato.endereco).toMatchObject({ has_mapa: true, lat: '-1,4400000000000' })
    expect(fato.endereco).not.toHaveProperty('centro_do_municipio')
  })

  // FA-09
  test.each([
    ['Macapá', '0,0349', '-51,0694'],
    ['Brasília', '-15,78', '-47,93'],
  ])('is refused in %s', (_city, lat, lng) => {
    expect(found(withPlace({ lat, lng }))).toEqual(['/fato/endereco/lat pointOutsideState'])
  })

  // FA-10, AD-07
  test('is taken with a point or a comma and stored with a comma and 13 decimals', () => {
    const { fato } = normalizeReport(theft, theftContext(withPlace({ lat: '-1.4521', lng: '-48.47572' })))
    expect(fato.endereco).toMatchObject({
      lat: '-1,4521000000000',
      lng: '-48,4757200000000',
      has_mapa: true,
      use_mapa_externo: false,
    })
    expect(found(withPlace({ lat: 'NORTE' }))).toEqual(['/fato/endereco/lat wrongShape'])
  })

  // FA-03
  test('moves to the street when another is chosen', () => {
    const street = {
      ...withPlace({}).fato.endereco,
      cep: '66035-115',
      lat: '-1,45',
      lng: '-48,49',
      has_mapa: false,
    }
    const [field] = theft.steps
      .flatMap((step) => (step.kind === 'form' ? step.groups : []))
      .flatMap(({ fields }) => fields)
      .filter(({ name }) => name === 'fato/endereco')
    const moved = field?.write(withPlace({}) as unknown as Entity, street, theftContext(withPlace({})))
    expect(readAt(moved, 'fato/endereco')).toMatchObject({ lat: '-1,45', lng: '-48,49', has_mapa: false })
  })

  // FA-04
  test('is described in at most 100 characters, which is optional without a map', () => {
    expect(found(withPlace({ complemento: '' }))).toEqual(['/fato/endereco/complemento required'])
    expect(found(withPlace({ complemento: 'A'.repeat(101) }))).toEqual([
      '/fato/endereco/complemento complementSize',
    ])
  })

  test('is in the summary and in the narrative', () => {
    const context = theftContext(normalizeReport(theft, theftContext(theftReport())))
    const rows = summary(theft, context).flatMap(({ entries }) => entries.flatMap(({ rows: all }) => all))
    expect(rows).toContainEqual(
      expect.objectContaining({ label: 'Lugar no mapa', value: '-1,45213; -48,47572' }),
    )
    expect(
      narrative(theft, context)
        .map(({ text }) => text)
        .join(),
    ).toContain('Ponto no mapa: latitude -1,45213, longitude -48,47572.')
  })
})

test('a dropped party leaves no gap in the list', () => {
  const report = normalizeReport(
    theft,
    theftContext(withParties({ atuacao: '10', nome: 'NINGUÉM' }, party('2'), unknownSuspect())),
  )
  expect(report.envolvido.map(({ atuacao }) => atuacao)).toEqual(['1', '2', '3'])
  expect(report.envolvido[2]?.aparencia?.[0]).toMatchObject({
    id: 101,
    valor: 'Magra',
    ds_grupo: 'Compleição física',
  })
})

test('the summary with roles has its cards from 2 to 8, the reporter who is the victim among the victims', () => {
  const report = withReporterAsVictim(normalizeReport(theft, theftContext(theftReport())))
  const sections = summary(theft, theftContext(report))
  expect(sections.map(({ number, title, entries }) => `${number} ${title} ${entries.length}`)).toEqual([
    '2 Quem comunica 1',
    '3 Endereço de quem comunica 1',
    '4 Vítimas 3',
    '5 Testemunhas 1',
    '6 Suspeitos 2',
    '7 Objetos 2',
    '8 Quando, onde e como foi 1',
    '9 Perguntas do começo 1',
  ])
  const rows = sections[4]?.entries[0]?.rows.map(({ label, value }) => `${label}: ${value}`)
  expect(rows).toContain('Compleição física: Magra')
  expect(sections[4]?.entries[0]?.heading).toBe('1. Pessoa não identificada')
})

test('the parties are numbered by role in the narrative', () => {
  const context = theftContext(normalizeReport(theft, theftContext(theftReport())))
  const parties = narrative(theft, context).filter(({ part }) => part === 'parties')
  expect(parties.map(({ text }) => text.split(':')[0])).toEqual([
    'COMUNICANTE 1 (TAMBÉM VÍTIMA)',
    'VÍTIMA 1',
    'VÍTIMA 2',
    'TESTEMUNHA 1',
    'SUSPEITO 1',
    'SUSPEITO 2',
  ])
})

test('the narrative says so where a suspect has no name', () => {
  const context = theftContext(
    normalizeReport(theft, theftContext(withParties({ atuacao: '3', tipo_pessoa: 'F' }))),
  )
  const parties = narrative(theft, context).filter(({ part }) => part === 'parties')
  expect(parties.at(-1)?.text).toBe('SUSPEITO 1: NÃO IDENTIFICADO(A).')
})
