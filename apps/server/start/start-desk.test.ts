import { randomBytes } from 'node:crypto'
import { afterEach, expect, inject, test, vi } from 'vitest'
import { inviteOfficer } from '../desk/accounts/invite.ts'
import type { LogLine } from '../base/platform/log.ts'
import { readSettings } from '../base/settings/settings.ts'
import { testDatabase } from '../store/connection/test-database.fixture.ts'
import { createClosing } from './closing.ts'
import { freePort } from './free-port.fixture.ts'
import { createLookup } from '../store/lookup.ts'
import { createVault } from '../store/keys/vault.ts'
import { startDesk } from './start-desk.ts'
import { testStation } from './test-station.fixture.ts'

const closing = createClosing(() => undefined)
afterEach(() => closing.close())

// DK-17
test('the desk is served at its own address once somebody has an account, and never before', async () => {
  const { db, url, drop } = await testDatabase(inject('clusterUrl'))
  closing.add(drop)
  const port = await freePort()
  const reading = readSettings({ DESK_PORT: String(port) })
  if (!reading.ok) throw new Error('no settings')
  const [said, lines]: [string[], LogLine[]] = [[], []]
  startDesk(reading.settings, {
    db,
    url: () => url,
    deskKey: randomBytes(32),
    vault: createVault(randomBytes(32)),
    lookup: createLookup(randomBytes(32)),
    now: () => new Date(),
    openExport: () => Promise.resolve(undefined),
    ensureDocument: () => Promise.resolve(undefined),
    log: (line) => void lines.push(line),
    say: (line) => void said.push(line),
    closing,
  })
  const address = `http://localhost:${port}`
  await expect(fetch(`${address}/api/sessao`)).rejects.toThrow('fetch failed')

  const duty = { role: 'auditor' } as const
  await inviteOfficer(db, { name: 'H. Castro', registration: '1', duty }, undefined, new Date())
  await vi.waitFor(() => expect(said).toEqual([`The desk of the officers: ${address}`]), { timeout: 20_000 })
  expect((await fetch(`${address}/api/sessao`)).status).toBe(401)
  // The desk answers nothing of the portal.
  expect((await fetch(`${address}/api/ocorrencia`, { method: 'POST' })).status).toBe(404)
  expect(lines.filter(({ event }) => event === 'fault')).toEqual([])
})

// DK-17
test.each([
  ['GET', '/api/sessao'],
  ['GET', '/api/entrar/formas'],
  ['POST', '/api/auditoria'],
  ['POST', '/api/entrar/chave/opcoes'],
  ['POST', '/api/entrar/codigo'],
  ['POST', '/api/convite'],
] as const)('the portal answers nothing of the desk: %s %s', async (method, url) => {
  const station = await testStation(inject('clusterUrl'))
  closing.add(() => station.close())
  const answer = await station.app.inject({ method, url, ...(method === 'POST' && { payload: {} }) })
  expect(answer.statusCode).toBe(404)
})
