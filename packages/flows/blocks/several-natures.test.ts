import { naturesOf } from '@delegacia/domain/lists/natures'
import { plainMeaning } from '@delegacia/domain/report/nature'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { expect, test } from 'vitest'
import { anyContext } from '../crimes/any-context.fixture.ts'
import { flow as violence } from '../crimes/violence/flow.ts'
import { narrateFact } from './narrate-fact.ts'
import { emptyReport, normalizeReport } from '../engine/normalize-report.ts'
import { reportIssues } from '../engine/report-issues.ts'
import type { Entity } from '../engine/model/entity.ts'
import { nature } from '../engine/fields/nature.ts'

const text = { pt: 'O que houve?', en: 'What?', es: '¿Qué?', fr: 'Quoi ?' }
const field = nature<Occurrence>('fato', text, { several: true })
const [threat, harm, push] = [501, 502, 510]

const report: Occurrence = { ...emptyReport(), INFO_BOP: { ID_CRIME: 5 }, IdIdioma: 1 }
const context = anyContext(violence, report)
const answered = (answer: unknown) => field.write(report as unknown as Entity, answer, context)

// VI-08
test('the first in the order of the list is the main one, whatever was pressed first; the others stand beside it', () => {
  const fato = (answered([push, threat, harm]) as unknown as Occurrence).fato
  expect(fato).toMatchObject({ id_natureza_cidadao: threat, assunto: '501', tentativa: 0 })
  expect(fato.outras_naturezas?.map(({ id_natureza, ds_natureza }) => [id_natureza, ds_natureza])).toEqual([
    [harm, 'Lesão corporal (violência doméstica e familiar)'],
    [push, 'Vias de fato (violência doméstica e familiar)'],
  ])
  expect(field.read(answered([push, threat]))).toEqual([threat, push])
})

// VI-08
test('one alone is kept as in every other report, and none is an unanswered question', () => {
  expect(field.read(answered([harm]))).toBe(harm)
  expect(answered([harm])['fato']).not.toHaveProperty('outras_naturezas')
  expect(field.read(field.write(answered([harm]), [], context))).toBeUndefined()
})

// VI-08
test('the server keeps the others, with its own names, and refuses what is not offered', () => {
  const sent = (others: number[]): Occurrence => ({
    ...report,
    fato: {
      id_natureza_cidadao: threat,
      outras_naturezas: others.map((id) => ({ id_natureza_cidadao: id, ds_natureza: 'X' })),
    },
  })
  const kept = normalizeReport(violence, anyContext(violence, sent([harm]))).fato
  expect(kept.outras_naturezas).toEqual([
    {
      id_natureza: harm,
      ds_natureza: 'Lesão corporal (violência doméstica e familiar)',
      id_natureza_cidadao: harm,
      ds_natureza_cidadao: 'Lesão corporal',
    },
  ])
  const wrong = (others: number[]) =>
    reportIssues(violence, anyContext(violence, sent(others))).find(
      ({ campo }) => campo === '/fato/id_natureza_cidadao',
    )?.issue.code
  expect(wrong([harm])).toBeUndefined()
  expect(wrong([999])).toBe('notInList')
  expect(wrong([threat])).toBe('notInList')
})

// VI-08
test('summary and narrative tell all of them', () => {
  const entity = answered([threat, harm])
  expect(field.rows(field.read(entity), entity, context).map(({ value }) => value)).toEqual([
    'Violência doméstica e familiar contra a mulher: Ameaça',
    'Lesão corporal',
  ])
  const { fato } = entity as unknown as Occurrence
  expect(narrateFact(fato, { map: false })).toContain(
    'Natureza: Ameaça (violência doméstica e familiar). Também relatado: Lesão corporal (violência doméstica e familiar).',
  )
})

// VI-09
test('the plain meaning of a nature has no statute, which stands apart', () => {
  for (const one of naturesOf(5, 'pt-br')) {
    expect(plainMeaning(one)).not.toMatch(/\barts?\./)
    expect(plainMeaning(one).length).toBeGreaterThan(30)
    expect(one.base_legal).toMatch(/\barts?\./)
    expect(one.glossario).toBe(`${plainMeaning(one)} ${one.base_legal}`)
  }
})
