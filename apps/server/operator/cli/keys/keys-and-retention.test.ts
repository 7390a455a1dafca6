import { execFile } from 'node:child_process'
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Registration } from '@delegacia/contract/occurrence'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { testStation, type TestStation } from '../../../start/test-station.fixture.ts'
import { rotateKeys } from '../../../reports/keys/rotate-keys.ts'
import { lockDataDir } from '../../../base/platform/data-dir-lock.ts'
import { readSettings, type Settings } from '../../../base/settings/settings.ts'
import { testDatabase } from '../../../store/connection/test-database.fixture.ts'
import { findKeyFile, keyFile, nextKeyFile, wholeKey } from '../../../store/keys/station-key.ts'
import { createVault } from '../../../store/keys/vault.ts'
import { checkReceipt } from '../documents/check-receipt.ts'
import { destroyOldReports } from './destroy-old-reports.ts'
import { rotateStationKey } from './rotate-station-key.ts'

let station: TestStation
let report: Registration
beforeEach(async () => {
  station = await testStation(inject('clusterUrl'))
  report = (await station.register()).json()
  await print(station)
})
afterEach(() => station.close())

const settings = (env: NodeJS.ProcessEnv = {}): Settings => {
  const reading = readSettings({ DATA_DIR: station.dataDir, ...env })
  if (!reading.ok) throw new Error('settings')
  return reading.settings
}
const print = (at: TestStation) => at.app.inject(`/api/print/277/${report.nrBop}?autDig=${report.autDig}`)
const row = () => station.db.selectFrom('reports').selectAll().executeTakeFirstOrThrow()
const opens = async (key: Buffer) => {
  const { id, wrapped_key, body } = await row()
  try {
    return createVault(key).decrypt(id, wrapped_key, 'body', body).length > 0
  } catch {
    return false
  }
}

describe('npm run keys -- rotate', () => {
  const rotate = (env = {}, given = settings()) =>
    rotateStationKey({ db: station.db, settings: given }, ['rotate'], env)

  test('the new key decrypts what the old one no longer does, and documents stay the same bytes', async () => {
    const old = wholeKey(keyFile(station.dataDir))
    const { body } = await row()
    const before = (await station.db.selectFrom('papers').selectAll().execute()).map(
      ({ body: document }) => document,
    )
    expect((await rotate()).ok).toBe(true)
    const fresh = wholeKey(keyFile(station.dataDir))
    expect([fresh.equals(old), await opens(old), await opens(fresh)]).toEqual([false, false, true])
    expect((await row()).body).toEqual(body)
    const after = (await station.db.selectFrom('papers').selectAll().execute()).map(
      ({ body: document }) => document,
    )
    expect(after).toEqual(before)
    expect(existsSync(nextKeyFile(station.dataDir))).toBe(false)
  })

  test('a rotation that was interrupted after its commit keeps the server from starting, and is finished by the next', async () => {
    const next = randomBytes(32)
    writeFileSync(nextKeyFile(station.dataDir), next)
    await rotateKeys(station.db, readFileSync(join(station.dataDir, 'keys/data.key')), next)
    expect(() => findKeyFile(station.dataDir)).toThrow('npm run keys -- rotate')
    expect((await rotate()).ok).toBe(true)
    expect(wholeKey(keyFile(station.dataDir))).toEqual(next)
    expect(await opens(next)).toBe(true)
  })

  test('the operator’s own key is changed for another one', async () => {
    const [old, next] = [wholeKey(keyFile(station.dataDir)), randomBytes(32)]
    const given = settings({ DATA_KEY: old.toString('base64') })
    expect((await rotate({ NEW_DATA_KEY: 'short' }, given)).ok).toBe(false)
    expect(await opens(old)).toBe(true)
    expect((await rotate({ NEW_DATA_KEY: next.toString('base64') }, given)).ok).toBe(true)
    expect(await opens(next)).toBe(true)
  })

  test('keys that encrypt nothing here change nothing', async () => {
    const [wrong, next] = [randomBytes(32), randomBytes(32)]
    const given = settings({ DATA_KEY: wrong.toString('base64') })
    const refusal = await rotate({ NEW_DATA_KEY: next.toString('base64') }, given)
    expect([refusal.ok, refusal.lines.join()]).toEqual([false, expect.stringContaining('neither')])
    expect(await opens(wholeKey(keyFile(station.dataDir)))).toBe(true)
  })

  test('a key file that is not this station’s, or is gone, is refused, and none is made in its place', async () => {
    const right = wholeKey(keyFile(station.dataDir))
    for (const wrong of [randomBytes(32), undefined]) {
      if (wrong) writeFileSync(keyFile(station.dataDir), wrong)
      else rmSync(keyFile(station.dataDir))
      const refusal = await rotate()
      expect([refusal.ok, refusal.lines.join()]).toEqual([false, expect.stringContaining('neither')])
      expect([existsSync(nextKeyFile(station.dataDir)), existsSync(keyFile(station.dataDir))]).toEqual([
        false,
        wrong !== undefined,
      ])
      expect(await opens(right)).toBe(true)
    }
  })

  test('the key of a running server is not changed', async () => {
    const taken = await lockDataDir(station.dataDir, 'http://127.0.0.1:1')
    expect((await rotate()).lines.join()).toContain('Stop the server first')
    if (taken.ok) taken.lock.release()
  })
})

describe('npm run retention -- destroy', () => {
  const destroy = (...args: string[]) =>
    destroyOldReports({ db: station.db, settings: settings() }, ['destroy', ...args], {})
  const everything = async () =>
    JSON.stringify(
      await Promise.all(
        (['reports', 'papers', 'outbox'] as const).map((table) =>
          station.db.selectFrom(table).selectAll().execute(),
        ),
      ),
    )

  test('says how many first, then makes them unreadable, and keeps what may be kept', async () => {
    await station.db
      .updateTable('reports')
      .set({ registered_at: new Date('2020-05-01') })
      .execute()
    const younger = (await station.register()).json<Registration>()
    const sha256 = (await station.app.inject(`/api/validar-documento/${report.autDig}`)).json().sha256
    expect((await destroy('--before', '2021-01-01')).lines.join()).toContain('1 reports would')
    expect((await print(station)).statusCode).toBe(200)
    expect((await destroy('--before', '2021-01-01', '--yes', '--keep-key')).lines[0]).toContain(
      '1 reports are destroyed',
    )

    expect((await print(station)).statusCode).toBe(404)
    const gone = await station.db
      .selectFrom('reports')
      .selectAll()
      .where('bop', '=', report.bop)
      .executeTakeFirstOrThrow()
    expect([gone.body.length, gone.wrapped_key.length, gone.crime]).toEqual([0, 0, 3])
    const document = await station.db
      .selectFrom('papers')
      .selectAll()
      .where('report_id', '=', gone.id)
      .executeTakeFirstOrThrow()
    expect(document.body.length).toBe(0)
    expect((await station.app.inject(`/api/validar-documento/${report.autDig}`)).json()).toMatchObject({
      situacao: 'valido',
      sha256,
      assinante: 'Delegacia Virtual TESTE',
    })
    expect(await everything()).not.toMatch(/CONCEI|52998|example\.org/)
    const stays = await station.app.inject(`/api/print/277/${younger.nrBop}?autDig=${younger.autDig}`)
    expect(stays.statusCode).toBe(200)
  })

  test('also deletes the letters in files, and changes the key, so that the new one decrypts no old copy', async () => {
    const letters = join(station.dataDir, 'mail')
    await vi.waitFor(() =>
      expect(readdirSync(letters).filter((name) => name.endsWith('.eml'))).toHaveLength(1),
    )
    const [old, copy] = [wholeKey(keyFile(station.dataDir)), await row()]
    await station.db
      .updateTable('reports')
      .set({ registered_at: new Date('2020-05-01') })
      .execute()
    const { ok, lines } = await destroy('--before', '2021-01-01', '--yes')
    expect([ok, lines.join('\n')]).toEqual([
      true,
      expect.stringMatching(/1 reports .*1 letters[^]*Backups made before now/),
    ])
    expect(readdirSync(letters)).toEqual([])
    const fresh = wholeKey(keyFile(station.dataDir))
    const openWith = (key: Buffer) => createVault(key).decrypt(copy.id, copy.wrapped_key, 'body', copy.body)
    expect(openWith(old).length).toBeGreaterThan(0)
    expect(() => openWith(fresh)).toThrow()
  })

  test('names the backups that still hold what was destroyed', async () => {
    const name = '2026-11-22T041500Z-277.2026.000001'
    mkdirSync(join(station.dataDir, 'backups', name), { recursive: true })
    writeFileSync(join(station.dataDir, 'backups', name, 'backup.json'), '{}')
    const { lines } = await destroy('--before', '2021-01-01', '--yes')
    expect(lines.at(-1)).toMatch(new RegExp(`^1 backups in .*${name}.* still hold them, locked with the old`))
  })

  test('a wrong key destroys nothing, nor does a running server', async () => {
    const given = { ...settings(), dataKey: randomBytes(32) }
    const args = ['destroy', '--before', '2026-11-22', '--yes']
    const wrong = await destroyOldReports({ db: station.db, settings: given }, args, {
      NEW_DATA_KEY: randomBytes(32).toString('base64'),
    })
    expect([wrong.ok, wrong.lines.join()]).toEqual([false, expect.stringContaining('neither')])
    const none = await destroyOldReports({ db: station.db, settings: given }, args, {})
    expect([none.ok, none.lines.join()]).toEqual([false, expect.stringContaining('NEW_DATA_KEY')])
    const taken = await lockDataDir(station.dataDir, 'http://127.0.0.1:1')
    expect((await destroy('--before', '2026-11-22', '--yes')).lines.join()).toContain('Stop the server first')
    if (taken.ok) taken.lock.release()
    expect((await print(station)).statusCode).toBe(200)
  })

  test('more reports than two transactions take are destroyed all the same', async () => {
    const many = 1_234
    await sql`
      insert into reports (id, unit, year, sequence, bop, crime, registered_at, code_digest, owner_digest, wrapped_key, body, content_sha256)
      select gen_random_uuid(), 1, 2000, n, n::text, 1, '2000-01-01', n::text::bytea, '', 'k', 'b', ''
      from generate_series(1, ${many}::integer) as n`.execute(station.db)
    const { lines } = await destroy('--before', '2001-01-01', '--yes', '--keep-key')
    expect(lines[0]).toContain(`The keys of ${many} reports`)
    const left = await station.db
      .selectFrom('reports')
      .select('id')
      .where('key_destroyed_at', 'is', null)
      .execute()
    expect(left).toHaveLength(1)
  })

  test.each([[['--before', '2999-01-01', '--yes']], [['--before', 'ontem', '--yes']], [['--yes']]])(
    '%j is refused',
    async (args) => {
      expect((await destroy(...args)).ok).toBe(false)
      expect((await print(station)).statusCode).toBe(200)
    },
  )
})

describe('npm run receipt', () => {
  test('distinguishes a genuine receipt from a changed one, without a server', async () => {
    const key = (await station.app.inject('/api/recibo/chave')).body
    const { pem } = JSON.parse(key) as { pem: string }
    const text = JSON.stringify(report.recibo)
    expect(checkReceipt(text, pem).ok).toBe(true)
    expect(checkReceipt(JSON.stringify(report), key).lines[0]).toContain(report.recibo.numero)
    expect(checkReceipt(text.replace(/"sha256":"./, '"sha256":"x'), pem).lines[0]).toContain('Not genuine')
    const other = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }).toString()
    expect(checkReceipt(text, other).ok).toBe(false)
    for (const [bad, badKey] of [
      ['{}', pem],
      ['nothing', pem],
      [text, 'nothing'],
      ['null', pem],
    ] as const)
      expect(checkReceipt(bad, badKey).ok).toBe(false)
  })
})

describe('the commands as an operator runs them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'commands-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const command = (name: string, args: string[], env: Record<string, string> = {}) =>
    promisify(execFile)(
      process.execPath,
      [join(import.meta.dirname, `../../../dist/operator/cli/${name}.js`), ...args],
      {
        env: { PATH: process.env['PATH'], ...env },
      },
    ).then(
      ({ stdout }) => ({ code: 0, text: stdout }),
      (error: { code: number; stderr: string }) => ({ code: error.code, text: error.stderr }),
    )

  test('register on the database of DATABASE_URL and say what is wrong', async () => {
    const { url, drop } = await testDatabase(inject('clusterUrl'))
    const env = { DATABASE_URL: url, DATA_DIR: folder }
    writeFileSync(join(folder, 'a.pdf'), '%PDF-1.7')
    const args = [
      'register',
      join(folder, 'a.pdf'),
      '--kind',
      'Ofício',
      '--number',
      '1/2026',
      '--signer',
      'Ana Lima',
    ]
    const registered = await command('documents', args, env)
    expect([registered.code, registered.text]).toEqual([0, expect.stringMatching(/Code {5}\w{4}(-\w{4}){3}/)])
    expect(await command('documents', args, env)).toMatchObject({
      code: 1,
      text: expect.stringContaining('already'),
    })
    expect(await command('documents', [], { ...env, PORT: 'x' })).toMatchObject({
      code: 1,
      text: expect.stringContaining('PORT must be'),
    })
    expect(await command('receipt', ['none'])).toMatchObject({ code: 1 })
    await drop()
  })
})
