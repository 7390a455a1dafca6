import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { Route } from '@delegacia/domain/lists/routes'
import { issueMessage } from '@delegacia/domain/rules/validation-issue'
import { expect, test } from 'vitest'
import { corrected } from '../corrections/correction.ts'
import { confirm } from '../engine/fields/way-on.ts'
import { visibleFields } from '../engine/form-instances.ts'
import type { Entity } from '../engine/model/entity.ts'
import { narrative } from '../engine/narrative.ts'
import { reportIssues } from '../engine/report-issues.ts'
import { submitReport } from '../engine/submit-report.ts'
import { summary } from '../engine/summary.ts'
import { anyContext } from './any-context.fixture.ts'
import { getFlow } from './flows.ts'
import { reportOf } from './reports.fixture.ts'

/** The report with another kind of place, and the campo of what contradicts it. */
const at = (route: Route, id_local: number): Occurrence => {
  const report = reportOf(route)
  return { ...report, fato: { ...report.fato, endereco: { ...report.fato.endereco, id_local } } }
}
const kindOfPlace = '/fato/endereco/id_local'
const nature = '/fato/id_natureza_cidadao'

const robberyOfPhone = (): Occurrence => {
  const report = reportOf('roubo')
  return { ...report, objeto: report.objeto.filter(({ id_tipo_objeto }) => id_tipo_objeto === 1) }
}

/** The report after the person has said that the pair is right. */
async function confirmed(route: Route, report: Occurrence, campo: string): Promise<Occurrence> {
  const flow = await getFlow(route)
  const context = anyContext(flow, report)
  const found = [...visibleFields(flow, context)].find((one) => one.campo === campo)
  if (!found) throw new Error(`${campo} is not asked`)
  return confirm(found.field, report as unknown as Entity, true, context) as unknown as Occurrence
}

async function issues(route: Route, report: Occurrence): Promise<string[]> {
  const flow = await getFlow(route)
  return reportIssues(flow, anyContext(flow, report)).map(({ campo, issue }) => `${campo} ${issue.code}`)
}

// FA-16
test.each([
  ['incendio', at('incendio', 24), kindOfPlace, 'answersDiffer'],
  ['odio', at('odio', 1), kindOfPlace, 'answersDiffer'],
  ['sossego', at('sossego', 41), kindOfPlace, 'answersDiffer'],
  ['roubo', robberyOfPhone(), nature, 'thingsDiffer'],
] as const)(
  '/%s asks about answers that hardly go together, and takes them',
  async (route, report, campo, code) => {
    expect(await issues(route, report)).toEqual([`${campo} ${code}`])
    const right = await confirmed(route, report, campo)
    expect(await issues(route, right)).toEqual([])
    const flow = await getFlow(route)
    const kept = submitReport(flow, anyContext(flow, right))
    const confirmation = kept.fato.local_confirmado ?? kept.fato.natureza_confirmada
    expect(confirmation).toMatch(/=/)
    expect(await issues(route, kept)).toEqual([])
    // It is the police's to know, and on no paper.
    const context = { ...anyContext(flow, kept), report: kept }
    expect(JSON.stringify([summary(flow, context), narrative(flow, context)])).not.toContain(confirmation)
  },
)

// FA-16
test('the question names both answers, and what was confirmed is that pair alone', async () => {
  const flow = await getFlow('incendio')
  const river = at('incendio', 24)
  const [found] = reportIssues(flow, anyContext(flow, river))
  expect(found && issueMessage(found.issue, 'pt-br')).toBe(
    'Antes você disse “Em uma moradia”, e aqui “Rio, igarapé ou baía”. Está certo assim? Se não, mude aqui ou volte à outra resposta.',
  )
  const right = await confirmed('incendio', river, kindOfPlace)
  const beach = {
    ...right,
    fato: { ...right.fato, endereco: { ...right.fato.endereco, id_local: 25 } },
  }
  expect(await issues('incendio', beach)).toEqual([`${kindOfPlace} answersDiffer`])
  const shop = { ...right, respostas: { ...right.respostas, ondeOcorreu: 2 } }
  expect(await issues('incendio', shop)).toEqual([`${kindOfPlace} answersDiffer`])
})

// FA-16
test('the way to the other answer leads to the kind of place or the list, and nowhere where it was given before the steps', async () => {
  const otherOf = async (route: Route, report: Occurrence, campo: string) => {
    const flow = await getFlow(route)
    const context = anyContext(flow, report)
    const found = [...visibleFields(flow, context)].find((one) => one.campo === campo)
    return found?.field.wayOn?.other?.(found.instance.entity, context)
  }
  expect(await otherOf('roubo', robberyOfPhone(), nature)).toBe('/objeto')
  const bus = reportOf('roubo')
  const atHome = { ...bus.fato, id_natureza_cidadao: 205, endereco: { ...bus.fato.endereco, id_local: 2 } }
  expect(await otherOf('roubo', { ...bus, fato: atHome }, nature)).toBe(kindOfPlace)
  expect(await otherOf('roubo', bus, nature)).toBeUndefined()
  expect(await otherOf('incendio', at('incendio', 24), kindOfPlace)).toBeUndefined()
})

// FA-16
test('a confirmation of what needs none is not kept', async () => {
  const flow = await getFlow('incendio')
  const house = at('incendio', 2)
  const said = { ...house, fato: { ...house.fato, local_confirmado: 'ondeOcorreu=1 id_local=24' } }
  expect(submitReport(flow, anyContext(flow, said)).fato.local_confirmado).toBeUndefined()
})

// FA-16
test('whoever an officer asks again may answer what hardly goes with the rest', async () => {
  const flow = await getFlow('incendio')
  const context = anyContext(flow, reportOf('incendio'))
  const done = corrected(flow, context, [{ campo: kindOfPlace, resposta: 24 }])
  expect(done.issues).toBeUndefined()
})
