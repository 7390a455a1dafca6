import { createHash } from 'node:crypto'
import type { Registration } from '@delegacia/contract/occurrence'
import { bulletinNumber, formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { testStation, type TestStation } from '../../../start/test-station.fixture.ts'
import { cancelDocument, restoreDocument } from '../../../reports/documents/cancel-document.ts'
import { destroyKeys } from '../../../reports/keys/destroy-keys.ts'
import { cancelDocuments } from './cancel-documents.ts'

const never = bulletinNumber({ unit: 277, year: 2026, sequence: 999_999 })
let station: TestStation
let report: Registration
beforeAll(async () => {
  station = await testStation(inject('clusterUrl'))
})
afterAll(() => station.close())
beforeEach(async () => {
  report = (await station.register()).json()
})

const run = (...args: string[]) => cancelDocuments({ db: station.db }, args)
const cancel = (number: string, ...more: string[]) =>
  run('cancel', number, '--reason', 'dados-incorretos', '--by', 'Esc. Ana Lima', ...more)
const restore = (number: string, ...more: string[]) =>
  run('restore', number, '--by', 'Del. Rui Costa', ...more)
const validate = async () => (await station.app.inject(`/api/validar-documento/${report.autDig}`)).json()
const cancellations = () =>
  station.db
    .selectFrom('paper_marks')
    .innerJoin('reports', 'reports.id', 'report_id')
    .select(['kind', 'reason', 'marked_by'])
    .where('bop', '=', report.bop)
    .orderBy('paper_marks.id')
    .execute()

describe('npm run papers -- cancel', () => {
  test('validation says that the document is cancelled, since when and why, but not by whom', async () => {
    const before = await validate()
    expect(before.situacao).toBe('valido')
    const begin = Date.now()
    expect(await cancel(report.bop, '--yes')).toEqual({ ok: true, lines: ['Cancelled'] })
    const after = await validate()
    expect(after).toEqual({
      ...before,
      situacao: 'cancelado',
      canceladoEm: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d-03:00$/),
      motivo: 'dados-incorretos',
    })
    expect(Math.abs(Date.parse(after.canceladoEm) - begin)).toBeLessThan(60_000)
    expect(JSON.stringify(after)).not.toContain('Ana')
  })

  test('without --yes it says what it would do and does nothing', async () => {
    const { ok, lines } = await cancel(report.bop)
    expect([ok, lines.join('\n')]).toEqual([true, expect.stringContaining('add --yes')])
    expect(lines.join()).toContain(formatBulletinNumber(report.bop))
    expect([await cancellations(), (await validate()).situacao]).toEqual([[], 'valido'])
  })

  test.each([
    ['as printed', formatBulletinNumber],
    ['without leading zeros', (bop: string) => formatBulletinNumber(bop).slice(2)],
    ['as digits alone', (bop: string) => bop.replace('.', '')],
  ])('takes the number %s', async (_how, written) => {
    expect(await cancel(written(report.bop), '--yes')).toEqual({ ok: true, lines: ['Cancelled'] })
    expect((await validate()).situacao).toBe('cancelado')
  })

  test('a restored document is valid again, and who did what stays on record', async () => {
    await cancel(report.bop, '--yes')
    expect(await restore(report.bop, '--yes')).toEqual({ ok: true, lines: ['Restored'] })
    const holds = await validate()
    expect([holds.situacao, holds.canceladoEm, holds.motivo]).toEqual(['valido', undefined, undefined])
    await run('cancel', report.bop, '--reason', 'decisao-judicial', '--by', 'Del. Rui Costa', '--yes')
    expect((await validate()).motivo).toBe('decisao-judicial')
    expect(await cancellations()).toEqual([
      { kind: 'cancelled', reason: 'dados-incorretos', marked_by: 'Esc. Ana Lima' },
      { kind: 'restored', reason: null, marked_by: 'Del. Rui Costa' },
      { kind: 'cancelled', reason: 'decisao-judicial', marked_by: 'Del. Rui Costa' },
    ])
    const { lines } = await run('history', report.bop)
    expect(lines).toEqual([
      expect.stringContaining(formatBulletinNumber(report.bop)),
      expect.stringContaining('cancelled (dados-incorretos) by Esc. Ana Lima'),
      expect.stringContaining('restored by Del. Rui Costa'),
      expect.stringContaining('cancelled (decisao-judicial) by Del. Rui Costa'),
    ])
  })

  test.each([
    ['a number never given', () => cancel(never, '--yes'), 'no report'],
    ['a mistyped number', () => cancel('277.20260000018', '--yes'), 'NUMBER must be'],
    ['a valid document', () => restore(report.bop, '--yes'), 'is not cancelled'],
    ['nobody', () => run('cancel', report.bop, '--reason', 'duplicado', '--yes'), '--by'],
    ['two lines as a name', () => run('restore', report.bop, '--by', 'A\nB', '--yes'), '--by'],
    ['no reason', () => run('cancel', report.bop, '--by', 'Ana Lima', '--yes'), 'duplicado'],
    ['a reason of one’s own', () => run('cancel', report.bop, '--reason', 'mentiu', '--yes'), 'duplicado'],
    ['a reason to restore', () => restore(report.bop, '--reason', 'duplicado', '--yes'), 'duplicado'],
    ['no command', () => run(), 'cancel NUMBER'],
  ])('%s is refused with a message', async (_what, attempt, message) => {
    const { ok, lines } = await attempt()
    expect([ok, lines.join('\n')]).toEqual([false, expect.stringContaining(message)])
    expect(await cancellations()).toEqual([])
  })

  test('a second time it says so, and the first time counts', async () => {
    await cancel(report.bop, '--yes')
    const { canceladoEm } = await validate()
    const again = await cancel(report.bop, '--yes')
    expect([again.ok, again.lines.join()]).toEqual([false, expect.stringContaining('cancelled already')])
    expect([(await validate()).canceladoEm, (await cancellations()).length]).toEqual([canceladoEm, 1])
  })
})

describe('a cancellation', () => {
  test('of ten at once is written once, and so is its end', async () => {
    const request = { number: report.bop, by: 'Esc. Ana Lima', at: new Date() }
    const ten = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 10 }, work))
    const cancelled = await ten(() => cancelDocument(station.db, { ...request, reason: 'duplicado' }))
    expect(cancelled.filter(({ ok }) => ok)).toHaveLength(1)
    const restored = await ten(() => restoreDocument(station.db, request))
    expect(restored.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await cancellations()).toHaveLength(2)
  })

  test('before or while the document is sealed is valid from the start', async () => {
    const fresh = await testStation(inject('clusterUrl'), { onRegistered: () => undefined })
    await fresh.db
      .updateTable('outbox')
      .set({ due_at: new Date('2100-01-01') })
      .execute()
    const { bop, autDig } = (await fresh.register()).json<Registration>()
    const ask = () => fresh.app.inject(`/api/validar-documento/${autDig}`)
    const request = { number: bop, by: 'Esc. Ana Lima', at: new Date(), reason: 'duplicado' as const }
    const [during, outcome] = await Promise.all([ask(), cancelDocument(fresh.db, request)])
    expect([outcome, during.statusCode]).toEqual([{ ok: true }, 200])
    const { situacao, sha256 } = (await ask()).json()
    const document = await fresh.db.selectFrom('papers').selectAll().executeTakeFirstOrThrow()
    expect([situacao, sha256]).toEqual(['cancelado', document.sha256.toString('hex')])
    await fresh.close()
  })

  test('is kept after the report’s key is destroyed, with what the seal says', async () => {
    await cancel(report.bop, '--yes')
    const before = await validate()
    expect(before).toMatchObject({ situacao: 'cancelado', certificadoAte: expect.any(String) })
    await destroyKeys(station.db, new Date('2100-01-01'))
    expect(await validate()).toEqual(before)
    expect(await restore(report.bop, '--yes')).toEqual({ ok: true, lines: ['Restored'] })
    expect((await validate()).situacao).toBe('valido')
  })

  test('is never changed or erased in the database, only followed by another row', async () => {
    await cancel(report.bop, '--yes')
    const table = sql.table('paper_marks')
    for (const change of [
      sql`update ${table} set marked_by = 'ninguém'`,
      sql`delete from ${table}`,
      sql`truncate ${table}`,
    ])
      await expect(change.execute(station.db)).rejects.toThrow('only added')
    expect(await cancellations()).toHaveLength(1)
  })

  test('still gives the copy to those who may have it, together with the cancellation', async () => {
    const { sha256 } = await validate()
    await cancel(report.bop, '--yes')
    const { canceladoEm } = await validate()
    const printed = await station.app.inject(`/api/print/277/${report.nrBop}?autDig=${report.autDig}`)
    expect(printed.json()).toEqual({ pdf: expect.any(String), canceladoEm, motivo: 'dados-incorretos' })
    const form = new FormData()
    form.set('autDig', report.autDig)
    const copy = await station.app.inject({ method: 'POST', url: '/api/segunda-via', payload: form })
    expect([copy.headers['documento-cancelado-em'], copy.headers['documento-cancelado-motivo']]).toEqual([
      canceladoEm,
      'dados-incorretos',
    ])
    for (const pdf of [copy.rawPayload, Buffer.from(printed.json().pdf, 'base64')])
      expect(createHash('sha256').update(pdf).digest('hex')).toBe(sha256)
  })

  test('leaves neither the number nor a name in the log', async () => {
    await cancel(report.bop, '--yes')
    await validate()
    const log = JSON.stringify(station.lines)
    for (const secret of [report.bop, report.nrBop, report.autDig, 'Ana Lima', 'dados-incorretos'])
      expect(log).not.toContain(secret)
  })
})
