import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { takeCodeFromAddress } from './code-in-address.ts'
import {
  currentStep,
  followHash,
  leave,
  navigate,
  setLeaveGuard,
  stay,
  useHashLocation,
} from './hash-location.ts'
import { forgetScan, scannedStep, useScan } from './scanned-code.ts'

const code = '7K3M-QX9T-2VHB-8RWZ'
const bare = code.replaceAll('-', '')

let stop = () => {}
const start = () => (stop = followHash())
const waitForIdle = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)))
const scan = () => renderHook(useScan).result.current?.code
const path = () => renderHook(() => useHashLocation()[0]).result.current

/** What the tab keeps after the page. */
const kept = () => JSON.stringify([location.href, history.state, window.name, document.title])

beforeEach(() => history.pushState(null, '', '#/'))
afterEach(() => {
  setLeaveGuard(undefined)
  stay()
  stop()
  delete document.documentElement.dataset['moving']
  window.name = ''
})

// FI-07
describe('a page opened by a QR code', () => {
  test.each([
    [`#/validar/${bare}`, bare],
    [`#/validar/${code}`, code],
    [`#/VALIDAR/${bare.toLowerCase()}`, bare.toLowerCase()],
    [`#/validar/${bare}/`, bare],
    [`#/validar/${bare}?from=mail`, bare],
    ['#/validar/7K3M%20QX9T', '7K3M QX9T'],
    ['#/validar/%E0%A4%A', '%E0%A4%A'],
  ])('%s keeps the code in memory and removes it from the address', (hash, taken) => {
    history.replaceState(null, '', `/en-us/${hash}`)
    start()
    expect([location.pathname, location.hash, path(), scan()]).toEqual([
      '/en-us/',
      '#/validar',
      '/validar',
      taken,
    ])
    expect(currentStep()).toBe(scannedStep)
    expect(kept().toUpperCase()).not.toContain('7K3M')
  })

  test.each(['#/', '#/validar', '#/validar/', '#/imprimir/277/20260000019', '#/x/validar/ABCD'])(
    '%s brings no code',
    (hash) => {
      history.replaceState(null, '', hash)
      start()
      expect([scan(), currentStep(), window.name]).toEqual([undefined, undefined, ''])
    },
  )

  test('keeps the code taken before the scripts load, through a change of language, and only once', () => {
    history.replaceState(null, '', `#/validar/${bare}`)
    takeCodeFromAddress()
    expect(location.hash).toBe('#/validar')
    document.documentElement.dataset['moving'] = ''
    start()
    expect(scan()).toBeUndefined()
    stop()
    delete document.documentElement.dataset['moving']
    start()
    expect([scan(), window.name]).toEqual([bare, ''])
    act(forgetScan)
    stop()
    start()
    // After a reload the page only knows that there was one.
    expect([scan(), currentStep()]).toEqual([undefined, scannedStep])
  })

  test('ignores a window name that came without a scan', () => {
    window.name = `validar ${bare}`
    start()
    expect([scan(), window.name]).toEqual([undefined, ''])
  })
})

describe('a QR code opened in a tab with the portal', () => {
  test('leads from any page to its document, and from one document to the next', async () => {
    start()
    navigate('/termos')
    location.hash = `#/validar/${bare}`
    await waitForIdle()
    expect([path(), location.hash, scan(), currentStep()]).toEqual([
      '/validar',
      '#/validar',
      bare,
      scannedStep,
    ])
    location.hash = '#/validar/ABCD1234'
    await waitForIdle()
    expect([path(), location.hash, scan()]).toEqual(['/validar', '#/validar', 'ABCD1234'])
    expect(kept()).not.toMatch(/7K3M|ABCD/)
  })

  test('waits for the answer of a person in a report, and is dropped if the person stays', async () => {
    start()
    navigate('/extravio')
    setLeaveGuard(() => true)
    location.hash = `#/validar/${bare}`
    await waitForIdle()
    expect([path(), location.hash]).toEqual(['/extravio', '#/extravio'])
    stay()
    expect(scan()).toBeUndefined()
    location.hash = `#/validar/${bare}`
    await waitForIdle()
    leave()
    await waitForIdle()
    expect([path(), location.hash, scan()]).toEqual(['/validar', '#/validar', bare])
  })
})
