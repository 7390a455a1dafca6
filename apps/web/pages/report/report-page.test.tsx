import type { Route } from '@delegacia/domain/lists/routes'
import { getFlow } from '@delegacia/flows/crimes/flows'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepDevicePoint } from '../../api/device-point.ts'
import { forgetReceivedWork, handOver, offerWork } from '../../router/hand-over.ts'
import { followHash } from '../../router/hash-location.ts'
import { dropDraft, keepDraft, latestDraft } from './draft/draft.ts'
import { newDraft } from './draft/new-draft.ts'
import { ReportPage } from './report-page.tsx'

vi.mock('../../portal/operator-settings.ts', () => import('../../portal/new-page-settings.fixture.ts'))

/** The answer to whether the operator requires the position, which may take its time or fail. */
let setting: () => Promise<Response>
let unfollow = () => undefined as void

const required = () => Promise.resolve(Response.json({ exigeLocalizacao: true }))

beforeEach(() => {
  setting = required
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('fetch', (path: string) =>
    path === '/api/ajustes' ? setting() : Promise.resolve(Response.json([])),
  )
  Object.defineProperty(navigator, 'geolocation', {
    value: {
      getCurrentPosition: (give: (place: object) => void) =>
        give({ coords: { latitude: -1.45, longitude: -48.49 } }),
    },
    configurable: true,
  })
})
afterEach(() => {
  cleanup()
  unfollow()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  sessionStorage.clear()
  for (const route of ['extravio', 'violencia']) dropDraft(route)
  forgetReceivedWork()
  window.name = ''
  keepDevicePoint(undefined)
  Reflect.deleteProperty(navigator, 'geolocation')
})

async function draftOf(route: Route) {
  const draft = newDraft(await getFlow(route))
  const [reporter = {}] = draft.report.envolvido
  draft.report.envolvido = [{ ...reporter, nome: 'MARIA LIMA SOUZA' }]
  return draft
}

function open(route: Route): void {
  history.replaceState(null, '', `#/${route}`)
  unfollow = followHash()
  render(<ReportPage route={route} />)
}

const allow = () => screen.findByRole('button', { name: 'Permitir a localização' })
const name = () => screen.findByDisplayValue('MARIA LIMA SOUZA')

// SH-10
test('a reload in the middle of a report asks for the position, and nothing that was typed is gone', async () => {
  const flow = await getFlow('extravio')
  keepDraft(flow, await draftOf('extravio'))
  open('extravio')
  const button = await allow()
  expect(sessionStorage.getItem('rascunho:extravio')).toContain('MARIA LIMA SOUZA')
  fireEvent.click(button)
  expect(await name()).toBeTruthy()
})

// SH-10, SH-18
test('so does another language, even of a report that is kept nowhere, and even twice', async () => {
  const draft = await draftOf('violencia')
  draft.screen = { kind: 'group', step: 'comunicante', group: 'identidade' }
  const withdraw = offerWork(() => ({ route: 'violencia', answers: {}, phase: { at: 'wizard', draft } }))
  handOver('/violencia', undefined)
  withdraw()
  open('violencia')
  await allow()
  handOver('/violencia', undefined)
  cleanup()
  unfollow()
  open('violencia')
  fireEvent.click(await allow())
  expect(await name()).toBeTruthy()
})

// SH-10
test('nothing of the report is shown before the setting is known', async () => {
  const flow = await getFlow('extravio')
  keepDraft(flow, await draftOf('extravio'))
  setting = () => new Promise(() => undefined)
  open('extravio')
  await screen.findByText('Carregando…')
  await new Promise((done) => setTimeout(done, 100))
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

// SH-10, ER-02
test('a setting that cannot be read is no way around the question: it is asked for again', async () => {
  setting = () => Promise.resolve(new Response(null, { status: 400 }))
  open('extravio')
  const again = await screen.findByRole('button', { name: 'Tentar de novo' })
  setting = required
  fireEvent.click(again)
  expect(await allow()).toBeTruthy()
})

test('who leaves the route leaves nothing behind', async () => {
  const flow = await getFlow('extravio')
  keepDraft(flow, await draftOf('extravio'))
  open('extravio')
  await allow()
  cleanup()
  expect([latestDraft('extravio'), sessionStorage.length]).toEqual([undefined, 0])
})
