import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import { routes, type Route } from '@delegacia/domain/lists/routes'
import { unknownAnswer } from '@delegacia/domain/report/unknown-answer'
import { expect, test } from 'vitest'
import { declineOpen } from '../engine/decline.ts'
import type { Flow } from '../engine/define.ts'
import { formInstances } from '../engine/form-instances.ts'
import type { Entity } from '../engine/model/entity.ts'
import { narrative } from '../engine/narrative.ts'
import { reportIssues } from '../engine/report-issues.ts'
import { submitReport } from '../engine/submit-report.ts'
import { anyContext } from './any-context.fixture.ts'
import { getFlow } from './flows.ts'
import { reportOf } from './reports.fixture.ts'

const stranger: InvolvedParty = {
  atuacao: '2',
  tipo_pessoa: 'F',
  nome: unknownAnswer,
  descricao: 'A VIZINHA DO 302',
  isMotorista: false,
}

/** A victim of whom the reporter presses 'I do not know' wherever it is offered. */
function asNobodyKnows(flow: Flow, route: Route): InvolvedParty {
  let party = stranger as Entity
  const report = () => ({ ...reportOf(route), envolvido: [{}, party as InvolvedParty] })
  const form = [...formInstances(flow, report())].find(({ at }) => at === 'envolvido/1')
  for (const group of form?.groups ?? [])
    party = declineOpen({ ...(form ?? raise()), entity: party }, group, anyContext(flow, report()))
  return party as InvolvedParty
}

const raise = (): never => {
  throw new Error('no step asks about this victim')
}

const withVictims: Route[] = []
for (const route of routes) {
  const flow = await getFlow(route)
  if (flow.steps.some(({ id, kind }) => id === 'vitimas' && kind === 'list') && route !== 'obito')
    withVictims.push(route)
}

// PE-34
test.each(withVictims)('/%s takes a victim of whom only a description is known', async (route) => {
  const flow = await getFlow(route)
  const victim = asNobodyKnows(flow, route)
  const report = reportOf(route)
  const context = anyContext(flow, { ...report, envolvido: [...report.envolvido, victim] })
  expect(reportIssues(flow, context)).toEqual([])
  const kept = submitReport(flow, context)
  expect(kept.envolvido).toContainEqual(
    expect.objectContaining({ nome: unknownAnswer, descricao: stranger.descricao }),
  )
  const told = narrative(flow, { ...context, report: kept }).map(({ text }) => text)
  expect(told.join(' ')).toContain('NÃO IDENTIFICADO(A); descrição: A VIZINHA DO 302')
  const { descricao: _, ...nameless } = victim
  const without = { ...report, envolvido: [...report.envolvido, nameless] }
  expect(reportIssues(flow, anyContext(flow, without)).map(({ campo }) => campo)).toEqual([
    `/envolvido/${report.envolvido.length}/descricao`,
  ])
})
