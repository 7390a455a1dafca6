import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deskServer, refused, someone } from '../api/desk-server.fixture.ts'
import { alarmLine, alarmOf, soundOfBrowser, urgent } from './alarm.fixture.ts'
// The page is loaded when it is opened, which no clock of a test hastens.
import '../pages/keys/keys-page.tsx'

const second = 1000
const minute = 60 * second
const [one, other] = [urgent('1'), urgent('2', { desde: '2026-11-23T13:14:00Z' })]

let server: ReturnType<typeof deskServer>
let line: ReturnType<typeof alarmLine>
let sound: ReturnType<typeof soundOfBrowser>
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T13:15:00Z') })
  vi.resetModules()
  localStorage.clear()
  location.hash = '#/chaves'
  document.title = ''
  server = deskServer({
    'GET /sessao': { body: someone() },
    'GET /chaves': { body: [] },
    'GET /codigo': { body: { cadastradoEm: null } },
    'GET /entrar/formas': { body: { conta: false } },
    'POST /sair': { status: 204 },
  })
  line = alarmLine()
  sound = soundOfBrowser()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  location.hash = ''
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
async function open(): Promise<void> {
  const { App } = await import('./app.tsx')
  render(<App />)
  await pass(second)
}
async function tell(...urgentes: Parameters<typeof alarmOf>): Promise<void> {
  line.tell(alarmOf(...urgentes))
  await pass(0)
}
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await pass(0)
}
const bar = () => screen.queryByRole('region', { name: 'Alarme' })

// OF-71
describe('what arrives', () => {
  test('stands on the page with mark, clock and number, in the title, is said once, and goes when it is claimed', async () => {
    await open()
    await tell()
    expect([bar(), document.title]).toEqual([null, 'Minhas chaves · Mesa da Delegacia Virtual'])
    expect(line.address()).toBe('/api/alarme?depois=-')
    await tell(one)
    expect(bar()?.textContent).toMatch(/Ajuda agora.*há 3 min.*00277\/2026\.000001-0.*Salinópolis/)
    expect(document.title).toBe('(1) agora · Minhas chaves · Mesa da Delegacia Virtual')
    const [said] = screen.getAllByRole('alert')
    expect(said?.textContent).toBe('Ajuda agora: 1 boletim urgente que ninguém pegou.')
    const before = said?.firstChild
    await tell(one)
    await pass(minute)
    expect(bar()?.textContent).toContain('há 4 min')
    expect(said?.firstChild).toBe(before)
    await tell()
    expect([bar(), document.title]).toEqual([null, 'Minhas chaves · Mesa da Delegacia Virtual'])
  })
  test('of several the one that has waited longest leads to its report, and the others are counted', async () => {
    await open()
    await tell(one, other)
    const links = within(screen.getByRole('region', { name: 'Alarme' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#/boletins/1', '#/filas/da-unidade'])
    expect(links[1]?.textContent).toBe('Ver os 2 na fila')
    expect(document.title).toMatch(/^\(2\) agora · /)
  })
  test('a request to a judge says the hours that are left, or how late it is', async () => {
    await open()
    await tell(urgent('1', { marca: 'juiz', ate: '2026-11-25T13:12:00Z' }))
    expect(bar()?.textContent).toMatch(/Pedido ou aviso ao juiz.*faltam 47 h 56 min/)
    expect(document.title).toMatch(/^\(1\) juiz · /)
    await tell(urgent('1', { marca: 'juiz', ate: '2026-11-23T11:00:00Z' }))
    expect(bar()?.textContent).toContain('atrasado 2 h 15 min')
  })
  test('a key opens it from every page, unless somebody writes or keys are off', async () => {
    await open()
    fireEvent.keyDown(document.body, { key: 'u' })
    await tell(one)
    localStorage.setItem('mesa-teclas', 'desligadas')
    await tell(one, other)
    fireEvent.keyDown(document.body, { key: 'u' })
    expect(location.hash).toBe('#/chaves')
    localStorage.removeItem('mesa-teclas')
    await tell(one)
    fireEvent.keyDown(document.body, { key: 'u' })
    await pass(0)
    expect(location.hash).toBe('#/boletins/1')
  })
  test.each(['auditor', 'administrador'])('the role %s does not listen', async (role) => {
    server.answer('GET /sessao', { body: someone(role) })
    await open()
    expect(line.asked()).toBe(0)
    expect(screen.queryByText(/som/)).toBeNull()
  })
})

// OF-71, OF-72
describe('left alone', () => {
  test('it is seen and heard over the cover, without a number, and goes on after the session fell asleep', async () => {
    await open()
    await press('Permitir o som')
    await tell()
    await pass(2 * minute + second)
    await tell(one)
    expect(sound.played()).toBe(2)
    const cover = screen.getByRole('dialog', { name: someone().nome })
    expect(cover.textContent).toMatch(/Ajuda agora.*há 5 min/)
    expect(within(cover).getByRole('alert').textContent).toContain('1 boletim urgente')
    expect(cover.textContent).not.toContain(one.numero)
    server.answer('GET /sessao', refused(401, 'sem-sessao'))
    await pass(minute)
    const asleep = { ...alarmOf(one), urgentes: [] }
    line.tell(asleep)
    await pass(0)
    expect(sound.played()).toBe(3)
    const ended = screen.getByRole('dialog', { name: 'A sua sessão terminou' })
    expect(ended.textContent).toMatch(/Ajuda agora.*1 boletim urgente.*Entre de novo para abrir/)
    expect(document.body.textContent).not.toContain(one.numero)
    expect(document.title).toMatch(/^\(1\) agora/)
  })
  test('who was logged out is told so, and hears nothing more', async () => {
    await open()
    line.refuse(401)
    await pass(2 * second)
    expect(screen.queryByRole('dialog')).toBeNull()
    line.refuse(401)
    await pass(second)
    const ended = screen.getByRole('dialog', { name: 'A sua sessão terminou' })
    expect(ended.textContent).toContain('os alarmes não chegam mais')
    const asked = line.asked()
    await pass(5 * minute)
    expect(line.asked()).toBe(asked)
  })
  test('who leaves takes the mark out of the title and hangs up', async () => {
    await open()
    await tell(one)
    await press('Sair')
    expect(document.title).toBe('Entrar · Mesa da Delegacia Virtual')
    const asked = line.asked()
    await pass(5 * minute)
    expect(line.asked()).toBe(asked)
  })
})

// OF-73
describe('a line that is lost', () => {
  const lost = () => screen.queryByText('Sem ligação: alarmes não chegam.')

  test('is said soon, is tried again less and less often, and comes back', async () => {
    await open()
    await tell(one)
    line.cut()
    await pass(0)
    expect(lost()).toBeNull()
    await pass(2 * second)
    expect(line.address()).toBe('/api/alarme')
    line.cut()
    await pass(0)
    expect(lost()).not.toBeNull()
    // What was heard last stays.
    expect(bar()).not.toBeNull()
    const before = line.asked()
    for (let n = 0; n < 120; n += 1) {
      await pass(second)
      if (line.address()) line.cut()
    }
    expect(line.asked() - before).toBeLessThan(15)
    expect(line.asked() - before).toBeGreaterThan(4)
    await pass(25 * second)
    await tell()
    expect([lost(), bar()]).toEqual([null, null])
  })
  test('an answer that never comes is given up', async () => {
    await open()
    await pass(40 * second)
    await pass(40 * second)
    expect(lost()).not.toBeNull()
  })
  test('answers that come at once and tell nothing new make no storm', async () => {
    await open()
    for (let n = 0; n < 60; n += 1) {
      if (line.address()) await tell()
      await pass(second)
    }
    expect(line.asked()).toBeLessThan(15)
  })
})

// OF-72
describe('the sound', () => {
  /** As the station answers where nothing changes. */
  const wait = async (...urgentes: Parameters<typeof alarmOf>) => {
    await pass(20 * second)
    await tell(...urgentes)
  }

  test('is heard as it was allowed, once for an arrival and each minute until it is claimed', async () => {
    await open()
    expect(screen.getByText('O alarme ainda não tem som nesta sessão.')).toBeTruthy()
    await press('Permitir o som')
    expect(sound.played()).toBe(1)
    await tell(one)
    expect(sound.played()).toBe(2)
    await wait(one)
    await wait(one)
    expect(sound.played()).toBe(2)
    await wait(one)
    expect(sound.played()).toBe(3)
    await wait(one, other)
    expect(sound.played()).toBe(4)
    await press('Testar o som')
    expect(sound.played()).toBe(5)
    for (let n = 0; n < 6; n += 1) await wait()
    expect(sound.played()).toBe(5)
  })
  test('is not heard where somebody wants none; the page says so beside what is urgent', async () => {
    await open()
    await press('Sem som')
    expect(screen.queryByRole('complementary', { name: 'Som do alarme' })).toBeNull()
    await tell(one)
    expect(screen.getByRole('complementary', { name: 'Som do alarme' }).textContent).toContain('está sem som')
    expect(sound.played()).toBe(0)
  })
  test('that the browser refuses is said', async () => {
    sound.block()
    await open()
    await press('Permitir o som')
    expect(screen.getByText('O navegador não deixa o alarme tocar nesta página.')).toBeTruthy()
  })
  test('is asked for once in a session: a page that is loaded again waits for the first key', async () => {
    await open()
    await press('Permitir o som')
    cleanup()
    vi.resetModules()
    await open()
    // A press that is not over moves nothing that is pressed.
    fireEvent.pointerDown(document.body)
    await pass(0)
    expect(screen.getByText(/espera a primeira tecla/)).toBeTruthy()
    fireEvent.keyDown(document.body, { key: 'Tab' })
    await pass(0)
    expect(screen.getByText('O som do alarme está ligado.')).toBeTruthy()
    await tell(one)
    expect(sound.played()).toBe(2)
    cleanup()
    vi.resetModules()
    server.answer('GET /sessao', { body: { ...someone(), terminaEm: '2026-11-24T20:00:00Z' } })
    await open()
    expect(screen.getByRole('button', { name: 'Sem som' })).toBeTruthy()
  })
  test('comes from one window of a browser, and from the next once that one wants none', async () => {
    const turns: (() => Promise<void>)[] = []
    const request = (_name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) =>
      new Promise<void>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')))
        turns.push(async () => resolve(await hold()))
      })
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: { request } }))
    await open()
    await press('Permitir o som')
    const tested = sound.played()
    await tell(one)
    expect(sound.played()).toBe(tested)
    void turns[0]?.()
    await tell(one, other)
    expect(sound.played()).toBe(tested + 1)
    await press('Desligar o som')
    await tell(one)
    await tell(one, other)
    expect(sound.played()).toBe(tested + 1)
  })
})
