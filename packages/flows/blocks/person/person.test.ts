import { describe, expect, test } from 'vitest'
import { partyRoles, type InvolvedParty } from '@delegacia/domain/report/involved-party'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { issueMessage } from '@delegacia/domain/rules/validation-issue'
import { flow as loss } from '../../crimes/loss/flow.ts'
import { contextOf, lossReport } from '../../crimes/loss.fixture.ts'
import type { Group } from '../../engine/define.ts'
import type { Entity } from '../../engine/model/entity.ts'
import type { AnyField } from '../../engine/fields/any-field.ts'
import { reportIssues } from '../../engine/report-issues.ts'
import { normalizeReport } from '../../engine/normalize-report.ts'
import { autoSelect } from '../../engine/auto-select.ts'
import { dropStaleAnswers } from '../../engine/drop-stale-answers.ts'
import { visibleFieldsOf } from '../../engine/form-instances.ts'
import type { PersonOptions } from './person-options.ts'
import { suspectOptions, victimOptions } from './person-options.ts'
import { contacts } from './contacts.ts'
import { documents } from './documents.ts'
import { identity } from './identity.ts'
import { profile } from './profile.ts'

const context = contextOf(lossReport())
const person = (): InvolvedParty => lossReport().envolvido[0] ?? {}

const fieldOf = (group: Group, name: string): AnyField => {
  const field = group.fields.find((one) => one.name === name)
  if (!field) throw new Error(`no question ${name}`)
  return field
}

/** The names of the fields that are visible for a person. */
const visibleFor = (group: Group, entity: Entity): string[] =>
  [...visibleFieldsOf(instanceOf(group, entity), context)].map(({ field }) => field.name)

const instanceOf = (group: Group, entity: Entity) => {
  const [step] = loss.steps
  if (!step) throw new Error('no step')
  return { step, at: 'envolvido/0', defaults: {}, groups: [group], entity }
}

const found = (change: Partial<InvolvedParty>): string[] => {
  const report: Occurrence = { ...lossReport(), envolvido: [{ ...person(), ...change }] }
  return reportIssues(loss, contextOf(report)).map(({ campo, issue }) => `${campo} ${issue.code}`)
}

// PE-04
test.each(['nome_social', 'pai'] as const)(
  '%s is optional, and must be a name where it is filled',
  (name) => {
    expect(found({ [name]: '' })).toEqual([])
    expect(found({ [name]: 'ANA BEATRIZ LIMA' })).toEqual([])
    expect(found({ [name]: 'A. LIMA' })).toEqual([`/envolvido/0/${name} abbreviatedName`])
  },
)

// PE-10
test.each<[string, object, string | undefined]>([
  ['no type', { tipo: undefined }, 'tipo choiceRequired'],
  ['no issuing state', { uf: undefined }, 'uf choiceRequired'],
  ['an issuer of one letter', { orgao: 'S' }, 'orgao issuerSize'],
  ['an issuer of two letters', { orgao: 'PC' }, undefined],
  ['an issuer of 101 letters', { orgao: 'A'.repeat(101) }, 'orgao issuerSize'],
  ['a number of two signs', { numero: '12' }, 'numero documentNumberSize'],
  ['a number of three signs', { numero: '123' }, undefined],
  ['a number of 101 signs', { numero: '1'.repeat(101) }, 'numero documentNumberSize'],
])('a document with %s', (_what, change, issue) => {
  const [first, cpf] = person().documento ?? []
  const issues = found({ documento: [{ ...first, ...change }, cpf ?? {}] })
  expect(issues).toEqual(issue ? [`/envolvido/0/documento/0/${issue}`] : [])
})

// PE-10
test('a suspect’s document is optional', () => {
  const group = documents(suspectOptions)
  expect(group.fields.filter((field) => field.required({}, context))).toEqual([])
})

describe('what depends on a choice', () => {
  const reporter: PersonOptions = { ...victimOptions, role: partyRoles.reporter }

  // PE-13
  test('another sex empties the gender identity, another group the orientation', () => {
    const { sexo, id_identidade_genero: identityOf, ...other } = person()
    expect([sexo, identityOf]).toEqual(['F', 4])
    const changed = fieldOf(identity(reporter), 'sexo').write(
      { ...other, sexo, id_identidade_genero: identityOf },
      'M',
      context,
    )
    expect(changed).toMatchObject({ sexo: 'M', ds_sexo: 'Masculino' })
    expect(changed).not.toHaveProperty('id_identidade_genero')
    const another = fieldOf(profile(reporter), 'id_grupo').write(
      { id_grupo: 4, id_orientacao_sexual: 2 },
      1,
      context,
    )
    expect(another).not.toHaveProperty('id_orientacao_sexual')
  })

  // FA-17
  test('a birth of a short year is kept with its century, as the form and the server write it', () => {
    const write = (typed: string) =>
      fieldOf(identity(reporter), 'ds_nascimento').write(person(), typed, context)
    expect(write('5/3/90')).toMatchObject({ ds_nascimento: '05/03/1990', nascimento: '1990-03-05' })
    expect(write('05/03/20')).toMatchObject({ ds_nascimento: '05/03/20' })
    expect(write('05/03/20')).not.toHaveProperty('nascimento')
  })

  // PE-13
  test('another nationality empties state and city; the only state of a list is chosen', () => {
    const group = documents(reporter)
    const changed = fieldOf(group, 'id_nacionalidade').write(person(), 250, context)
    expect(changed).not.toHaveProperty('id_estado')
    expect(changed).not.toHaveProperty('id_naturalidade')
    const one = { ...context, readList: () => [{ id: 'PA', name: 'Pará' }] }
    const chosen = autoSelect(instanceOf(group, { idLocalMoradia: 1, id_nacionalidade: 31 }), one)
    expect(chosen).toMatchObject({ id_estado: 'PA', estado: 'Pará' })
  })
})

describe('a child who is a victim', () => {
  const child = { ...person(), ds_nascimento: '01/01/2016' }
  const adult = person()

  // PE-05
  test('is not asked about children; others may have 0 to 99', () => {
    expect(visibleFor(profile(victimOptions), child)).not.toContain('nr_filhos')
    expect(visibleFor(profile(victimOptions), adult)).toContain('nr_filhos')
    expect(found({ nr_filhos: '0' })).toEqual([])
    expect(found({ nr_filhos: '99' })).toEqual([])
    expect(found({ nr_filhos: '100' })).toEqual(['/envolvido/0/nr_filhos maxChildren'])
    expect(found({ nr_filhos: '-1' })).toEqual(['/envolvido/0/nr_filhos minChildren'])
    expect(found({ nr_filhos: 'DOIS' })).toEqual(['/envolvido/0/nr_filhos invalidNumber'])
  })

  // AP-06
  test('a number of children is a number on the wire, however it was given', () => {
    const kept = (nr_filhos: string | number) =>
      normalizeReport(loss, contextOf({ ...lossReport(), envolvido: [{ ...person(), nr_filhos }] }))
    for (const given of ['2', 2, ' 02']) expect(kept(given).envolvido[0]?.nr_filhos).toBe(2)
  })

  // PE-22
  test('needs neither identity card, marital status nor mobile, an adolescent neither, an adult each', () => {
    const required = (birth: string) =>
      [profile, documents, contacts]
        .flatMap((group) => group(victimOptions).fields)
        .filter((field) => field.visible({ ds_nascimento: birth }, context))
        .filter((field) => field.required({ ds_nascimento: birth }, context))
        .map(({ name }) => name)
    const ofAdults = [
      'id_estado_civil',
      'documento/0/tipo',
      'documento/0/numero',
      'documento/0/orgao',
      'documento/0/uf',
      'id_ddi',
      'contato/1/valorSemDDI',
    ]
    expect(required('05/03/1990')).toEqual(expect.arrayContaining(ofAdults))
    const without = required('05/03/1990').filter((name) => !ofAdults.includes(name))
    expect(required('05/03/2010')).toEqual(without)
    expect(required('05/03/2016')).toEqual(without)
  })

  // PE-22
  test('who has an identity card has its number and issuer too', () => {
    const withCard = { ...child, documento: [{ tipo: 2 }] }
    const asked = documents(victimOptions).fields.filter((field) => field.required(withCard, context))
    expect(asked.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['documento/0/numero', 'documento/0/orgao', 'documento/0/uf']),
    )
  })

  // PE-15
  test('is a student or without occupation', () => {
    const field = fieldOf(profile(victimOptions), 'id_profissao')
    if (field.kind !== 'choice') throw new Error('not a choice')
    expect(
      field
        .choices(child, context)
        ?.map(({ id }) => id)
        .sort(),
    ).toEqual([10161, 178])
    expect(field.choices(adult, context)?.length).toBeGreaterThan(50)
  })
})

// PE-01
test('a natural person is asked for basic data, birth, documents and contacts, the reporter also whether it happened to them', () => {
  const reporterNames =
    loss.steps[0]?.kind === 'form' ? loss.steps[0].groups.flatMap((group) => visibleFor(group, person())) : []
  expect(reporterNames).toEqual(
    expect.arrayContaining([
      'nome',
      'ds_nascimento',
      'id_nacionalidade',
      'id_naturalidade',
      'documento/0/numero',
      'contato/1/valorSemDDI',
      'contato/2/valor',
      'isVitima',
    ]),
  )
  expect(visibleFor(contacts(victimOptions), person())).not.toContain('isVitima')
  expect(visibleFor(identity(suspectOptions), {})).not.toContain('idLocalMoradia')
})

// FA-02
test('the kind of place is one of the list', () => {
  const at = (id_local: number | undefined): string[] => {
    const report = lossReport()
    report.fato.endereco = { ...report.fato.endereco, ...(id_local !== undefined && { id_local }) }
    if (id_local === undefined) delete report.fato.endereco.id_local
    return reportIssues(loss, contextOf(report)).map(({ issue }) => issue.code)
  }
  expect([at(7), at(999), at(undefined)]).toEqual([[], ['notInList'], ['choiceRequired']])
})

// FA-09
test('what happened in another State is refused with the reason', () => {
  const report = lossReport()
  report.fato.endereco = { ...report.fato.endereco, id_uf: 'AM', ds_estado: 'Amazonas' }
  const [problem] = reportIssues(loss, contextOf(report))
  expect(problem?.campo).toBe('/fato/endereco')
  expect(problem && issueMessage(problem.issue, 'pt-br')).toContain('Pará')
})

describe('a foreigner who lives in Brazil', () => {
  const born = (change: Partial<InvolvedParty>) =>
    found({
      id_nacionalidade: 250,
      ds_nacionalidade: 'França',
      id_estado: 'FR-IDF',
      ds_naturalidade: 'PARIS',
      id_naturalidade: undefined as never,
      ...change,
    })

  // PE-24
  test('is asked state and city of birth; the city is written', () => {
    expect(born({})).toEqual([])
    expect(born({ id_estado: 'PA' })).toEqual(['/envolvido/0/id_estado notInList'])
    expect(born({ ds_naturalidade: '' })).toEqual(['/envolvido/0/ds_naturalidade required'])
    expect(born({ ds_naturalidade: 'P' })).toEqual(['/envolvido/0/ds_naturalidade lengthBetween'])
  })

  // PE-24
  test('of a country without states is asked the city alone, and a tourist neither', () => {
    const { id_estado: _, ...gibraltar } = { id_nacionalidade: 292, id_estado: undefined as never }
    expect(born({ ...gibraltar, id_estado: undefined as never })).toEqual([])
    const names = visibleFor(documents(victimOptions), { idLocalMoradia: 2, id_nacionalidade: 250 })
    expect(names).not.toContain('ds_naturalidade')
    expect(names).not.toContain('id_estado')
  })

  // PE-24
  test('does not lose the name of a city of Brazil to the box for other cities', () => {
    const group = documents(victimOptions)
    const entity = person() as Entity
    expect(dropStaleAnswers(instanceOf(group, entity), context)).toEqual(entity)
  })
})
