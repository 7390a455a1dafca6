import { getFlow } from '@delegacia/flows/crimes/flows'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findDevicePoint, keepDevicePoint } from '../../api/device-point.ts'
import { followHash } from '../../router/hash-location.ts'
import { createReportLoads, LoadsContext } from '../../questions/report-loads.ts'
import { PlaceRequired } from './place-required.tsx'
import { devicePlace } from './submit/device-place.ts'

vi.mock('../../portal/operator-settings.ts', () => import('../../portal/new-page-settings.fixture.ts'))

let required = true
let geocoder: () => Response = () =>
  Response.json({ lat: -1.45, lon: -48.49, address: 'Rua Um, Belém', ok: 1 })
let unfollow = () => undefined as void

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(path.includes('posicao') ? geocoder() : Response.json({ exigeLocalizacao: required })),
  )
  history.replaceState(null, '', '#/extravio')
  unfollow = followHash()
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
  keepDevicePoint(undefined)
  required = true
  Reflect.deleteProperty(navigator, 'geolocation')
})

async function open(): Promise<void> {
  const flow = await getFlow('extravio')
  render(
    <LoadsContext value={createReportLoads()}>
      <PlaceRequired flow={flow}>
        <p>o registro</p>
      </PlaceRequired>
    </LoadsContext>,
  )
}

// SH-10
test('a report that is opened by its link asks for the position before anything else', async () => {
  await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Permitir a localização' }))
  expect(await screen.findByText('o registro')).toBeTruthy()
  expect(findDevicePoint()).toEqual({ latitude: -1.45, longitude: -48.49 })
})

// SH-10
test('where the operator does not require it, or it is known from the home page, nothing is asked', async () => {
  required = false
  await open()
  expect(await screen.findByText('o registro')).toBeTruthy()
  cleanup()
  required = true
  keepDevicePoint({ latitude: -1.45, longitude: -48.49 })
  await open()
  expect(await screen.findByText('o registro')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

// SH-10, ST-09
test('who does not share the position is told whom to call and where to go', async () => {
  Object.defineProperty(navigator, 'geolocation', {
    value: { getCurrentPosition: (_give: unknown, refuse: (why: object) => void) => refuse({ code: 1 }) },
    configurable: true,
  })
  await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Permitir a localização' }))
  const call = await screen.findByRole('link', { name: /197/ })
  expect(call.getAttribute('href')).toBe('tel:197')
})

// SU-07, FA-11
test('the place goes with the report: its address, or the coordinates alone', async () => {
  expect(await devicePlace()).toEqual({})
  keepDevicePoint({ latitude: -1.45, longitude: -48.49 })
  expect(await devicePlace()).toEqual({ endereco: 'Rua Um, Belém', lat: -1.45, lon: -48.49, ok: 1 })
  geocoder = () => new Response(null, { status: 404 })
  expect(await devicePlace()).toEqual({ endereco: '', lat: -1.45, lon: -48.49, ok: 0 })
})
