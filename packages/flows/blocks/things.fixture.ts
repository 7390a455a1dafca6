import { detailQuestionsOf } from '@delegacia/domain/lists/object-details'
import { readList } from '@delegacia/domain/lists/read-list'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { ReportedObject } from '@delegacia/domain/report/reported-object'
import type { Context } from '../engine/model/context.ts'
import { defineFlow, type ListStep } from '../engine/define.ts'
import type { Entity } from '../engine/model/entity.ts'
import type { AnyField } from '../engine/fields/any-field.ts'
import { emptyReport, normalizeReport } from '../engine/normalize-report.ts'
import { reportIssues } from '../engine/report-issues.ts'

const text = { pt: 'Coisas', en: 'Things', es: 'Cosas', fr: 'Choses' }

/** A made-up flow that asks for lists of things and nothing else. */
const flowOf = (steps: readonly ListStep[]) =>
  defineFlow({
    route: 'coisas',
    crime: 3,
    title: text,
    description: text,
    warnings: [],
    before: [],
    steps,
    summary: 'simple',
    opening: '',
    closing: '',
  })

/** The server's context at noon of 21 November 2026 in Belém. */
const contextOf = (report: Occurrence): Context => ({
  now: new Date('2026-11-21T15:00:00Z'),
  locale: 'pt-br',
  readList: (query) => readList(query, 'pt-br'),
  readDetails: (object) => detailQuestionsOf(object, 'pt-br'),
  natures: undefined,
  readQuestions: () => [],
  readCharacteristics: () => [],
  narrativeMaximum: 5000,
  report,
})

/** The flow of a step, its context for these objects, their issues, and the normalized report. */
export const reported = (step: ListStep, ...objeto: ReportedObject[]) => reportedIn([step], ...objeto)

/** The same of several steps. */
export function reportedIn(steps: readonly ListStep[], ...objeto: ReportedObject[]) {
  const flow = flowOf(steps)
  const report: Occurrence = { ...emptyReport(), objeto }
  const context = contextOf(report)
  return {
    flow,
    context,
    issues: () => reportIssues(flow, context).map(({ campo, issue }) => `${campo} ${issue.code}`),
    kept: () => normalizeReport(flow, context),
  }
}

export function fieldOf(step: ListStep, name: string): AnyField {
  const found = step.forms
    .flatMap(({ groups }) => groups)
    .flatMap(({ fields }) => fields)
    .find((field) => field.name === name)
  if (!found) throw new Error(`no field ${name}`)
  return found
}

export const visibleNames = (step: ListStep, object: ReportedObject): string[] => {
  const { context } = reported(step, object)
  const form = step.forms.find(
    ({ discriminator }) => discriminator['id_tipo_objeto'] === object.id_tipo_objeto,
  )
  const fields = (form?.groups ?? []).flatMap((group) => group.fields)
  return fields.filter((field) => field.visible(object as Entity, context)).map(({ name }) => name)
}

export const television: ReportedObject = {
  id_tipo_objeto: 3,
  id_categoria: 12,
  tipo: 1201,
  marca: 301,
  unidade_medida: 1,
  quantidade: '1',
  voltagem: 5,
  detalhe: [{ id: 1, valor: 'sn-12ç' }],
}
export const bicycle: ReportedObject = {
  id_tipo_objeto: 3,
  id_categoria: 16,
  tipo: 1601,
  marca: 401,
  unidade_medida: 1,
  quantidade: '1',
  detalhe: [
    { id: 6, valor: 'Q 123' },
    { id: 19, valor: 'AZUL' },
  ],
}
export const card: ReportedObject = {
  id_tipo_objeto: 3,
  id_categoria: 14,
  tipo: 1403,
  marca: 501,
  unidade_medida: 1,
  quantidade: '1',
  detalhe: [{ id: 10, valor: '1234' }],
}
