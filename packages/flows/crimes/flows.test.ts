import { expect, test } from 'vitest'
import { locales, say } from '@delegacia/domain/language/text'
import { crimes } from '@delegacia/domain/lists/crimes'
import { emptyReport } from '../engine/normalize-report.ts'
import { isRoute, routes, type Route } from '@delegacia/domain/lists/routes'
import { anyContext } from './any-context.fixture.ts'
import { findFlowOfReport, getFlow } from './flows.ts'

const reportOf = (crime: number) => ({ ...emptyReport(), INFO_BOP: { ID_CRIME: crime } })

test('every crime that the home screen offers has a flow of the same name, and every flow without a discriminator is offered', async () => {
  const all = await Promise.all(routes.map(getFlow))
  const offered = all.filter((flow) => !flow.discriminator).map(({ route }) => route)
  expect(crimes.map(({ url }) => url).sort()).toEqual(offered.sort())
  for (const { url, id_crime, name } of crimes) {
    const flow = await getFlow(url)
    expect(flow).toMatchObject({ route: url, crime: id_crime, title: name })
    expect(await findFlowOfReport(reportOf(id_crime))).toBe(flow)
  }
})

test.each(['', 'nada', 'constructor', '__proto__', 'furto/', '/furto'])('no flow answers to %j', (route) => {
  expect(isRoute(route)).toBe(false)
})

test('every flow answers to its own route', async () => {
  for (const route of routes) {
    expect(isRoute(route)).toBe(true)
    expect((await getFlow(route)).route).toBe(route)
  }
})

test.each([undefined, 0, '3', 999])('no flow takes crime %j', async (crime) => {
  expect(await findFlowOfReport(reportOf(crime as number))).toBeUndefined()
})

test('within a step no two questions share a place in the report', async () => {
  for (const route of routes)
    for (const step of (await getFlow(route)).steps) {
      const groups = step.kind === 'form' ? [step.groups] : step.forms.map((form) => form.groups)
      for (const one of groups) {
        const names = one.flatMap(({ fields }) => fields.map(({ name }) => name))
        expect(names).toEqual([...new Set(names)])
      }
    }
})

// QS-04
test('a report with the discriminator of immediate care goes to that flow, another of the same crime does not', async () => {
  const care = { isMulher: true, atendimentoImediato: true }
  const crime27 = reportOf(27)
  expect((await findFlowOfReport({ ...crime27, respostas: care }))?.route).toBe(
    'violencia_contra_mulher/atendimento',
  )
  expect((await findFlowOfReport(crime27))?.route).toBe('violencia_contra_mulher')
  expect(
    (await findFlowOfReport({ ...crime27, respostas: { ...care, atendimentoImediato: false } }))?.route,
  ).toBe('violencia_contra_mulher')
})

// QS-17
test.each(locales)(
  'the immediate care has one name: asked, in the summary and as a title, in %s',
  async (locale) => {
    const woman = await getFlow('violencia_contra_mulher')
    const care = await getFlow('violencia_contra_mulher/atendimento')
    const context = { ...anyContext(woman, emptyReport()), locale }
    const asked = woman.before
      .flatMap((one) => (one.kind === 'questions' ? one.form.groups : []))
      .flatMap(({ fields }) => fields)
      .find(({ name }) => name === 'atendimentoImediato')
    const [row] = asked?.rows(true, {}, context) ?? []
    const name = row?.label.toLowerCase()
    expect(name).toBeTruthy()
    expect(asked && say(asked.label, locale).toLowerCase()).toContain(name)
    expect(say(care.title, locale).toLowerCase()).toContain(name)
  },
)

/** The buttons that add someone to a step of a flow. */
async function addedIn(route: Route, id: string): Promise<string[]> {
  const step = (await getFlow(route)).steps.find((one) => one.id === id)
  return step?.kind === 'list' ? step.forms.filter(({ beside }) => !beside).map((form) => form.id) : []
}

// WZ-06
test('a person or a company is added to the victims and the suspects, but to those of violence only a person', async () => {
  const all = await Promise.all(routes.map(getFlow))
  const discreet = all.filter((flow) => flow.discreet).map(({ route }) => route)
  expect(discreet).toContain('violencia')
  for (const id of ['vitimas', 'suspeitos']) {
    expect(await addedIn('furto', id)).toEqual(['pessoa', 'empresa'])
    for (const route of discreet) expect([route, await addedIn(route, id)]).toEqual([route, ['pessoa']])
  }
})
