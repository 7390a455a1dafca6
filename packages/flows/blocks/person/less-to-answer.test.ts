import { describe, expect, test } from 'vitest'
import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import { unknownAnswer } from '@delegacia/domain/report/unknown-answer'
import { declineOpen } from '../../engine/decline.ts'
import { locales, say } from '@delegacia/domain/language/text'
import type { Flow, FormStep, Group } from '../../engine/define.ts'
import type { Entity } from '../../engine/model/entity.ts'
import type { FormInstance } from '../../engine/form-instances.ts'
import { normalizeReport } from '../../engine/normalize-report.ts'
import { groupIssues, reportIssues } from '../../engine/report-issues.ts'
import { summaryEntry } from '../../engine/summary.ts'
import { flow as loss } from '../../crimes/loss/flow.ts'
import { flow as robbery } from '../../crimes/robbery/flow.ts'
import { flow as theft } from '../../crimes/theft/flow.ts'
import { flow as violence } from '../../crimes/violence/flow.ts'
import { contextOf, lossReport } from '../../crimes/loss.fixture.ts'
import { theftContext, theftReport } from '../../crimes/theft.fixture.ts'
import { complainant } from '../complainant.ts'
import { contacts } from './contacts.ts'
import { documents } from './documents.ts'
import { identity } from './identity.ts'
import { deceasedOptions, suspectOptions, victimOptions, witnessOptions } from './person-options.ts'
import { profile } from './profile.ts'

const context = contextOf(lossReport())
const step = loss.steps[0] as FormStep
const instanceOf = (group: Group<InvolvedParty>, entity: Entity): FormInstance => ({
  step,
  at: 'envolvido/0',
  defaults: {},
  groups: [group],
  entity,
})
const declined = (group: Group<InvolvedParty>, entity: Entity = { idLocalMoradia: 1, sexo: 'F' }) =>
  declineOpen(instanceOf(group, entity), group, context)
const issues = (group: Group<InvolvedParty>, entity: Entity) =>
  groupIssues(instanceOf(group, entity), group, context).map(({ campo }) => campo)

describe('one press', () => {
  // LA-02
  test('gives every sensitive question its own entry for people who prefer not to answer', () => {
    const group = profile({ ...victimOptions, role: '1' })
    const party = declined(group)
    expect(party).toMatchObject({
      id_identidade_genero: 9,
      ds_identidade_genero: 'Prefiro não informar',
      id_grupo: 99,
      id_raca: 9,
      ds_raca: 'Não declarada',
      id_estado_civil: 9,
      id_escolaridade: 99,
      id_profissao: 98,
      id_moradia: 198,
    })
    expect(party).not.toHaveProperty('id_orientacao_sexual')
    expect(issues(group, party)).toEqual([])
  })

  // LA-02
  test('leaves what was answered, and answers the question that an answer has opened', () => {
    const party = declined(profile(victimOptions), { sexo: 'M', id_grupo: 4, id_raca: 2 })
    expect(party).toMatchObject({ id_grupo: 4, id_orientacao_sexual: 9, id_raca: 2, id_escolaridade: 99 })
  })

  // LA-02
  test('the sensitive questions are the last about a person', () => {
    expect(complainant().groups.map(({ id }) => id)).toEqual([
      'identidade',
      'documentos',
      'outro-documento',
      'contatos',
      'perfil',
    ])
  })

  // LA-05
  test.each([documents, contacts, profile])('answers for a witness of whom only the name is known', (of) => {
    const group = of(witnessOptions)
    const party = of === contacts ? { id_ddi: '55', ...(unknownParty as Entity) } : declined(group)
    expect(issues(group, party)).toEqual([])
    expect(issues(group, {}).length).toBeGreaterThan(0)
  })
})

const unknownParty: InvolvedParty = {
  idLocalMoradia: 1,
  nome: 'ANA LIMA SOUZA',
  ds_nascimento: unknownAnswer,
  ds_sexo: unknownAnswer,
  mae: unknownAnswer,
  contato: [{ tipo: '1' }, { tipo: '2', valorSemDDI: unknownAnswer, valor: unknownAnswer }],
}

describe('what is not known', () => {
  // LA-05
  test('is an answer to whatever is asked of a witness or of a person who died, but the name', () => {
    for (const options of [witnessOptions, deceasedOptions]) {
      const group = identity(options)
      expect(issues(group, unknownParty)).toEqual([])
      expect(issues(group, { ...unknownParty, nome: '' })).toEqual(['/envolvido/0/nome'])
    }
  })

  // PE-34
  test('is an answer to everything about a victim, but one whose name is not known is described', () => {
    const nameless = { ...unknownParty, nome: unknownAnswer, id_ddi: '55' }
    expect(issues(identity(victimOptions), unknownParty)).toEqual([])
    expect(issues(identity(victimOptions), nameless)).toEqual(['/envolvido/0/descricao'])
    expect(issues(identity(victimOptions), { ...nameless, descricao: 'A VIZINHA DO 302' })).toEqual([])
    expect(issues(documents(victimOptions), declined(documents(victimOptions)))).toEqual([])
    expect(issues(contacts(victimOptions), nameless)).toEqual([])
    expect(issues(documents(victimOptions), {}).length).toBeGreaterThan(0)
    expect(issues(identity(victimOptions), { ...nameless, nome: '' })).toEqual(['/envolvido/0/nome'])
  })

  // LA-04
  test('is kept and shown as such, and has no date, id or dialling code', () => {
    const group = identity(witnessOptions)
    const dated: Entity = {
      ...unknownParty,
      ds_nascimento: '05/03/1990',
      nascimento: '1990-03-05',
      sexo: 'F',
    }
    const written = group.fields
      .filter(({ name }) => name === 'ds_nascimento' || name === 'sexo')
      .reduce((entity, field) => field.write(entity, unknownAnswer, context), dated)
    expect(written).toMatchObject({ ds_nascimento: unknownAnswer, ds_sexo: unknownAnswer })
    expect(written).not.toHaveProperty('nascimento')
    expect(written).not.toHaveProperty('sexo')
    const mobile = contacts(witnessOptions).fields.find(({ name }) => name === 'contato/1/valorSemDDI')
    expect(mobile?.write({}, unknownAnswer, context)).toEqual({
      contato: [{}, { tipo: '2', valorSemDDI: unknownAnswer, valor: unknownAnswer }],
    })
    const rows = summaryEntry(instanceOf(group, written), { ...context, locale: 'es-es' }, 1)[0]?.rows ?? []
    expect(rows.filter(({ value }) => value === 'No lo sé').map(({ label }) => label)).toEqual([
      'Fecha de nacimiento',
      'Sexo',
      'Nombre de la madre',
    ])
  })

  // LA-04
  test('the number of the lost document, and of the identity document of who lost it: the server takes and keeps it', () => {
    const report = lossReport()
    const [person, thing] = [report.envolvido[0], report.objeto[0]]
    if (!person?.documento?.[0] || !thing) throw new Error('the loss has a person, a document and a thing')
    person.documento[0] = { ...person.documento[0], numero: unknownAnswer, orgao: unknownAnswer }
    thing.numero = unknownAnswer
    expect(reportIssues(loss, contextOf(report))).toEqual([])
    const kept = normalizeReport(loss, contextOf(report))
    expect(kept.objeto[0]?.numero).toBe(unknownAnswer)
    expect(kept.envolvido[0]?.documento?.[0]).toMatchObject({ numero: unknownAnswer, orgao: unknownAnswer })
  })

  // LA-04
  test('is no answer where it is not offered', () => {
    const report = lossReport()
    const [person] = report.envolvido
    if (!person) throw new Error('no person')
    const of = (change: Partial<InvolvedParty>) =>
      reportIssues(loss, contextOf({ ...report, envolvido: [{ ...person, ...change }] })).map(
        ({ campo }) => campo,
      )
    expect(of({ ds_nascimento: unknownAnswer })).toEqual(['/envolvido/0/ds_nascimento'])
    expect(of({ id_raca: undefined as never, ds_raca: unknownAnswer })).toEqual(['/envolvido/0/id_raca'])
  })

  test('a suspect’s questions stay as they are: nothing of them is required', () => {
    for (const questions of [documents, profile])
      expect(questions(suspectOptions)).not.toHaveProperty('decline')
  })
})

describe('who may be without their telephone', () => {
  const mobileOf = (flow: Flow) => {
    const [step] = flow.steps
    const fields = step?.kind === 'form' ? step.groups.flatMap((group) => group.fields) : []
    return fields.find(({ name }) => name === 'contato/1/valorSemDDI')
  }

  // LA-06
  test.each(locales)('is told, where a thing was lost or taken, that another one will do (%s)', (locale) => {
    for (const flow of [loss, theft, robbery]) {
      const hint = mobileOf(flow)?.hint
      expect([flow.route, hint && say(hint, locale)]).toEqual([
        flow.route,
        expect.stringMatching(
          /alguém de confiança|someone you trust|alguien de confianza|personne de confiance/,
        ),
      ])
    }
    expect(mobileOf(violence)?.hint).toBeUndefined()
  })

  // LA-06
  test('may give that of somebody who is in the report too', () => {
    const report = theftReport()
    const [reporter, victim] = report.envolvido
    expect(reporter?.contato?.[1]?.valorSemDDI).toBe(victim?.contato?.[1]?.valorSemDDI)
    expect(reportIssues(theft, theftContext(report))).toEqual([])
  })
})
