import { fireEvent } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { tellOfExit } from './leave-together.ts'
import { watchOpenedTabs } from './opened-tabs.ts'

const close = vi.fn<() => void>()
const open = vi.fn<() => { close: () => void } | null>()

beforeAll(watchOpenedTabs)

beforeEach(() => {
  open.mockReturnValue({ close })
  vi.stubGlobal('open', open)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

/** Presses a link to a document, on a page with the exit or without; returns whether the browser is left to follow it. */
function pressLink({ exit = true, ...keys }: { exit?: boolean; ctrlKey?: boolean } = {}): boolean {
  document.body.innerHTML = `<div ${exit ? 'data-discreet' : ''}><a href="#/documento" target="_blank"><b>O documento</b></a></div>`
  return fireEvent.click(document.body.querySelector('b') ?? document.body, keys)
}

// VI-14
test('the exit closes a tab that this page opened, though no page of ours is in it', () => {
  expect(pressLink()).toBe(false)
  expect(open).toHaveBeenCalledOnce()
  expect(close).not.toHaveBeenCalled()
  tellOfExit()
  expect(close).toHaveBeenCalledOnce()
})

test.each([
  ['where there is no exit', { exit: false }],
  ['with another key held', { ctrlKey: true }],
])('%s the browser follows the link itself', (_, press) => {
  expect(pressLink(press)).toBe(true)
  expect(open).not.toHaveBeenCalled()
})

test('a browser that opens nothing is left to follow the link', () => {
  open.mockReturnValue(null)
  expect(pressLink()).toBe(true)
})
