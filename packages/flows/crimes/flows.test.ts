import { expect, test } from 'vitest'
import { crimes } from '@delegacia/domain/lists/crimes'
import { emptyReport } from '../engine/open-report.ts'
import { findFlow, findFlowOfReport, routes } from './flows.ts'

const reportOf = (crime: number) => ({ ...emptyReport(), INFO_BOP: { ID_CRIME: crime } })

test('every crime that the home screen offers has a flow of the same name, and every flow is offered', async () => {
  expect(crimes.map(({ url }) => url).sort()).toEqual([...routes].sort())
  for (const { url, id_crime, name } of crimes) {
    const flow = await findFlow(url)
    expect(flow).toMatchObject({ route: url, crime: id_crime, title: name })
    expect(await findFlowOfReport(reportOf(id_crime))).toBe(flow)
  }
})

test.each(['', 'nada', 'constructor', '__proto__'])('no flow answers to %j', async (route) => {
  expect(await findFlow(route)).toBeUndefined()
})

test.each([undefined, 0, '3', 999])('no flow takes crime %j', async (crime) => {
  expect(await findFlowOfReport(reportOf(crime as number))).toBeUndefined()
})

test('within a step no two questions share a place in the report', async () => {
  for (const route of routes)
    for (const step of (await findFlow(route))?.steps ?? []) {
      const groups = step.kind === 'form' ? [step.groups] : step.forms.map((form) => form.groups)
      for (const one of groups) {
        const names = one.flatMap(({ fields }) => fields.map(({ name }) => name))
        expect(names).toEqual([...new Set(names)])
      }
    }
})
