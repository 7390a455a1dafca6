import { isPoliceOnly } from '@delegacia/domain/report/police-only'
import { unknownAnswer } from '@delegacia/domain/report/unknown-answer'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { routes } from '@delegacia/domain/lists/routes'
import { anyContext } from '../crimes/any-context.fixture.ts'
import { getFlow } from '../crimes/flows.ts'
import { reportOf } from '../crimes/reports.fixture.ts'
import { flow as theft } from '../crimes/theft/flow.ts'
import { theftContext, theftReport } from '../crimes/theft.fixture.ts'
import { readAt, writeAt, type Entity } from '../engine/model/entity.ts'
import { reportIssues } from '../engine/report-issues.ts'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { addendumOf } from './addendum.ts'
import { correctableFields } from './correctable-fields.ts'
import { corrected } from './correction.ts'

const context = theftContext(theftReport())
const campos = correctableFields(theft, context).map(({ campo }) => campo)
const answer = (campo: string, resposta: unknown) => corrected(theft, context, [{ campo, resposta }])

describe('what may be asked again', () => {
  // TH-07
  test('of a theft: what, when and by whom, blank or answered; neither account, nature nor what only the police see', () => {
    expect(campos).toContain('/fato/ds_datahora')
    expect(campos).toContain('/objeto/1/imei')
    expect(campos).toContain('/envolvido/0/nome')
    expect(campos).not.toContain('/relato_plain')
    expect(campos).not.toContain('/fato/id_natureza_cidadao')
    expect(campos.filter((campo) => isPoliceOnly(campo) || campo.startsWith('/respostas'))).toEqual([])
  })

  // TH-07
  test('an answer on which others rest is not asked alone', () => {
    // The city of birth is chosen from those of its state.
    expect(readAt(theftReport(), 'envolvido/0/id_naturalidade')).toBeDefined()
    expect(campos).not.toContain('/envolvido/0/id_estado')
    expect(campos).toContain('/envolvido/0/id_naturalidade')
  })

  // TH-07, TH-08
  test.each(routes)(
    'in a report of %s each is a field of the form; where danger is near, none is about people',
    async (route) => {
      const flow = await getFlow(route)
      const report = reportOf(route)
      const found = correctableFields(flow, anyContext(flow, report))
      expect(new Set(found.map(({ campo }) => campo)).size).toBe(found.length)
      expect(found.length).toBeGreaterThan(flow.discreet ? 0 : 5)
      const aboutPeople = found.some(({ campo }) => campo.startsWith('/envolvido'))
      expect(aboutPeople).toBe(flow.discreet !== true)
    },
  )
})

describe('an answer', () => {
  // TH-09
  test.each([
    ['/objeto/1/imei', '490154-20-323751-8'],
    ['/objeto/1/imei', '490154-20-323751-9'],
    ['/fato/ds_datahora', '19/11/2026 15:00'],
    ['/fato/ds_datahora', '31/02/2026 15:00'],
    ['/envolvido/0/nome', 'MARIA DO ROSÁRIO LIMA'],
    ['/envolvido/0/nome', 'M'],
    ['/envolvido/0/contato/1/valorSemDDI', '91 00000-0000'],
    ['/envolvido/0/id_profissao', 999_999],
    ['/envolvido/0/nome', { toString: false }],
  ])('%s %j is judged as the form judges it', (campo, resposta) => {
    const asked = correctableFields(theft, context).find((one) => one.campo === campo)
    const entity = asked?.field.write(asked.instance.entity, resposta, context) ?? {}
    const at = asked?.instance.at ?? ''
    const changed = writeAt(theftReport() as unknown as Entity, at, entity) as unknown as Occurrence
    const formSays = reportIssues(theft, theftContext(changed)).filter((one) => one.campo === campo)
    expect(answer(campo, resposta).issues ?? []).toEqual(formSays)
  })

  // TH-09
  test('shows old and new as a person reads them', () => {
    expect(answer('/fato/ds_datahora', '19/11/2026 15:00')).toMatchObject({
      changes: [
        {
          campo: '/fato/ds_datahora',
          label: 'Data e hora',
          before: '20/11/2026 14:30',
          after: '19/11/2026 15:00',
        },
      ],
    })
    expect(answer('/objeto/1/imei', '490154-20-323751-8')).toMatchObject({
      changes: [{ label: 'IMEI', after: '490154-20-323751-8' }],
    })
  })

  // TH-09
  test('may always be that one does not know, and never be empty', () => {
    for (const campo of campos) {
      expect(answer(campo, unknownAnswer)).toMatchObject({ changes: [{ campo, after: 'Não sei' }] })
      expect(answer(campo, ' ')).toMatchObject({ issues: [{ campo, issue: { code: 'required' } }] })
    }
  })

  // TH-09
  test('to what cannot be asked is refused, and one wrong answer keeps all back', () => {
    expect(answer('/relato_plain', 'OUTRA COISA')).toMatchObject({
      issues: [{ issue: { code: 'wrongShape' } }],
    })
    expect(answer('/envolvido/9/nome', 'MARIA DO ROSÁRIO')).toMatchObject({
      issues: [{ campo: '/envolvido/9/nome' }],
    })
    const both = corrected(theft, context, [
      { campo: '/objeto/1/imei', resposta: '490154-20-323751-8' },
      { campo: '/fato/ds_datahora', resposta: 'ontem' },
    ])
    expect(both.issues).toHaveLength(1)
  })

  // DU-02
  test('stand in the report, each beside the other; what nobody knows leaves it as it was', () => {
    const done = corrected(theft, context, [
      { campo: '/objeto/1/imei', resposta: '490154-20-323751-8' },
      { campo: '/fato/ds_datahora', resposta: unknownAnswer },
    ])
    expect(done.issues).toBeUndefined()
    const { objeto, fato } = done.issues ? context.report : done.report
    expect(objeto[1]?.imei).toBe('490154-20-323751-8')
    expect(fato).toEqual(context.report.fato)
  })
})

// TH-09
test('whatever is sent as an answer, it is judged without a crash, and what is taken is said in words', () => {
  const anywhere = fc.oneof(
    fc.constantFrom(...campos),
    fc.string(),
    fc.constantFrom('/__proto__/nome', '/constructor'),
  )
  fc.assert(
    fc.property(
      anywhere,
      fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constant(undefined)),
      (campo, resposta) => {
        const done = answer(campo, resposta)
        const said = done.issues
          ? done.issues.map(({ issue }) => issue.code)
          : done.changes.map(({ after }) => after)
        expect(said.length).toBeGreaterThan(0)
        expect(said).not.toContain('')
      },
    ),
    {
      numRuns: 150,
      examples: [
        ['/envolvido/5/aparencia', [null]],
        ['/envolvido/2/contato/0/valorSemDDI', {}],
      ],
    },
  )
})

// TH-10
test('an addendum names the sealed paper by its hash, who asked by role and unit, and old and new', () => {
  const done = answer('/objeto/1/imei', '490154-20-323751-8')
  const changes = done.issues ? [] : done.changes
  const parts = {
    paper: { number: '277.20260001714', sha256: '9f'.repeat(32) },
    place: 1,
    asked: { at: new Date('2026-11-21T13:00:00Z'), role: 'investigador', unit: 'Delegacia de Salinópolis' },
    answeredAt: new Date('2026-11-22T13:00:00Z'),
    changes,
  } as const
  expect(addendumOf(parts)).toEqual(parts)
  expect(addendumOf({ ...parts, changes: [] })).toBeUndefined()
  expect(addendumOf({ ...parts, paper: { ...parts.paper, sha256: '9f2c 41d7' } })).toBeUndefined()
})
