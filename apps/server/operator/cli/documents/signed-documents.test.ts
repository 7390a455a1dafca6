import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { testStation, type TestStation } from '../../../start/test-station.fixture.ts'
import { readSettings } from '../../../base/settings/settings.ts'
import { manageSignedDocuments } from './signed-documents.ts'

let station: TestStation
let folder: string
beforeAll(async () => {
  station = await testStation(inject('clusterUrl'))
  folder = mkdtempSync(join(tmpdir(), 'documents-'))
})
afterAll(async () => {
  await station.close()
  rmSync(folder, { recursive: true })
})

const run = (...args: string[]) => {
  const reading = readSettings({})
  if (!reading.ok) throw new Error('settings')
  return manageSignedDocuments({ db: station.db, settings: reading.settings }, args)
}
const pdf = (name: string, text = name) => {
  const path = join(folder, name)
  writeFileSync(path, `%PDF-1.7\n${text}`)
  return path
}
const register = (path: string, signer = 'Dra. Ana Lima, Delegada') =>
  run(
    'register',
    path,
    '--kind',
    'Ofício',
    '--number',
    '12/2026',
    '--signer',
    signer,
    '--issued',
    '2026-11-20T10:00:00-03:00',
  )
const codeIn = (lines: string[]) => /Code {5}(\S+)/.exec(lines.join('\n'))?.[1] ?? ''
const validate = async (code: string) => (await station.app.inject(`/api/validar-documento/${code}`)).json()

// FI-07
test('a registered document is known by its code, and shown as cancelled from its revocation on', async () => {
  const path = pdf('letter.pdf')
  const { ok, lines } = await register(path)
  expect(ok).toBe(true)
  const code = codeIn(lines)
  const known = {
    situacao: 'valido',
    tipo: 'Ofício',
    numero: '12/2026',
    emitidoEm: '2026-11-20T10:00:00-03:00',
    assinante: 'Dra. Ana Lima, Delegada',
    sha256: createHash('sha256').update('%PDF-1.7\nletter.pdf').digest('hex'),
  }
  expect(await validate(code)).toEqual(known)
  expect(lines.join()).toContain(`/#/validar/${code.replaceAll('-', '')}`)

  const begin = Math.floor(Date.now() / 1000) * 1000
  expect(await run('revoke', code.toLowerCase())).toEqual({ ok: true, lines: ['Revoked'] })
  const { canceladoEm, ...revoked } = await validate(code)
  expect(revoked).toEqual({ ...known, situacao: 'cancelado' })
  expect(Date.parse(canceladoEm)).toBeGreaterThanOrEqual(begin)
  expect(Date.parse(canceladoEm)).toBeLessThanOrEqual(Date.now())
  expect((await run('revoke', code)).ok).toBe(false)
})

test('the store keeps neither the file nor its code', async () => {
  const { lines } = await register(pdf('secret.pdf', 'UM SEGREDO'))
  const rows = await station.db.selectFrom('signed_documents').selectAll().execute()
  const stored = JSON.stringify(rows) + rows.map((row) => row.code_digest.toString('latin1')).join()
  expect(stored).not.toContain('SEGREDO')
  expect(stored).not.toContain(codeIn(lines))
})

test.each([
  ['no PDF', async () => register(join(import.meta.dirname, 'signed-documents.ts')), 'not a PDF'],
  ['no file', async () => register(join(folder, 'none.pdf')), 'cannot be read'],
  [
    'the same file again',
    async () => (await register(pdf('twice.pdf')), register(pdf('twice.pdf'))),
    'already',
  ],
  ['a signer of two lines', async () => register(pdf('lines.pdf'), 'Ana\nLima'), '--signer'],
  ['nobody as signer', async () => register(pdf('nobody.pdf'), ''), '--signer'],
  ['no time', async () => run('register', pdf('time.pdf'), '--issued', 'ontem'), '--issued'],
  ['an unknown code', async () => run('revoke', '0000-0000-0000-0000'), 'no document'],
  ['no command', async () => run(), 'register FILE'],
])('%s is refused with a message', async (_what, attempt, message) => {
  const { ok, lines } = await attempt()
  expect([ok, lines.join('\n')]).toEqual([false, expect.stringContaining(message)])
})
