import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deskServer, refused, someone } from '../api/desk-server.fixture.ts'
import { askSession } from '../session/session-store.ts'
import { App } from './app.tsx'
// The page is loaded when it is opened, which no clock of a test hastens.
import '../pages/keys/keys-page.tsx'

const minute = 60_000
const name = someone().nome

let server: ReturnType<typeof deskServer>
beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T13:15:00Z') })
  location.hash = '#/chaves'
  server = deskServer({
    'GET /sessao': { body: someone() },
    'GET /chaves': {
      body: [{ id: 'a', nome: 'Notebook', cadastradaEm: '2026-11-01T12:00:00Z', usadaEm: null }],
    },
  })
  await askSession()
  render(<App />)
  await pass(1000)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  location.hash = ''
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const cover = () => screen.queryByRole('dialog', { name })
const page = () => document.querySelector('.covered')

// OF-70
test('a screen without a key or a pointer for two minutes is covered by the name of its officer alone', async () => {
  await pass(minute)
  fireEvent.keyDown(document.body, { key: 'Tab' })
  await pass(minute + 30_000)
  expect([cover(), page()]).toEqual([null, null])
  await pass(31_000)
  expect(cover()?.textContent).toContain(name)
  expect(cover()?.textContent).toContain('10h30')
  expect(page()?.textContent).toContain('Notebook')
})

// OF-70
test.each(['a key', 'a press'])(
  '%s shows the page again as it was; a mouse that is pushed does not',
  async (how) => {
    const button = await vi.waitFor(() => screen.getByRole('button', { name: 'Cadastrar outra chave' }))
    act(() => button.focus())
    await pass(2 * minute + 1000)
    fireEvent.pointerMove(document.body)
    await pass(1000)
    expect(cover()).not.toBeNull()
    if (how === 'a key') fireEvent.keyDown(cover() ?? document, { key: 'x' })
    else fireEvent.click(cover() ?? document)
    expect([cover(), page()]).toEqual([null, null])
    expect(document.activeElement).toBe(button)
    expect(screen.getByText('Notebook')).toBeTruthy()
  },
)

// OF-70
test.each([
  ['the station says so', () => server.answer('GET /sessao', refused(401, 'sem-sessao'))],
  [
    'no answer comes for as long as a session may last',
    () => vi.stubGlobal('fetch', () => Promise.reject(new Error('offline'))),
  ],
])('nothing of the page is left once the session ended under the cover: %s', async (_how, end) => {
  end()
  await pass(20 * minute)
  expect(screen.queryByText('Notebook')).toBeNull()
  expect(document.body.textContent).toContain('o que estava aberto saiu dela')
})
