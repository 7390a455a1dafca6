import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { testStation, type TestStation } from '../../start/test-station.fixture.ts'
import { destroyKeys } from '../keys/destroy-keys.ts'

let clock = new Date('2026-11-21T15:00:00.123Z')
let station: TestStation
let autDig: string
beforeAll(async () => {
  station = await testStation(inject('clusterUrl'), { now: () => clock })
  autDig = (await station.register()).json().autDig
})
afterAll(() => station.close())

const validate = async () => (await station.app.inject(`/api/validar-documento/${autDig}`)).json()
const certificateEnd = () => {
  const certificate = join(station.dataDir, 'keys/test-seal.certificate.pem')
  const output = execFileSync('openssl', ['x509', '-in', certificate, '-noout', '-enddate'], {
    encoding: 'utf8',
  })
  return Date.parse(output.replace('notAfter=', ''))
}
/** Documents that were sealed before the database had columns for what their seal says. */
const forgetSeal = () =>
  station.db
    .updateTable('papers')
    .set({ signer: null, seal_valid_until: null, seal_time_trusted: null, seal_time_by: null })
    .execute()

test('the end of the certificate is the one that openssl reads, and is shown as expired afterwards', async () => {
  const { certificadoAte, certificadoVencido } = await validate()
  expect([Date.parse(certificadoAte), certificadoVencido]).toEqual([certificateEnd(), false])
  const before = clock
  clock = new Date(certificateEnd() + 1)
  expect(await validate()).toMatchObject({ situacao: 'valido', certificadoAte, certificadoVencido: true })
  clock = before
})

test('for an older document it is read from the file while there is one, and stored', async () => {
  const whole = await validate()
  await forgetSeal()
  expect(await validate()).toEqual(whole)
  await destroyKeys(station.db, new Date('2100-01-01'))
  expect(await validate()).toEqual(whole)
})

test('for an older document without its file only what was stored is answered', async () => {
  await forgetSeal()
  expect(await validate()).toEqual({ situacao: 'desconhecido' })
  await station.db.updateTable('papers').set({ signer: 'Delegacia de outrora' }).execute()
  const answer = await validate()
  expect(answer).toMatchObject({ situacao: 'valido', assinante: 'Delegacia de outrora' })
  expect(answer).toHaveProperty('seladoEm')
  for (const field of ['horaConfiavel', 'horaPor', 'certificadoAte', 'certificadoVencido'])
    expect(answer).not.toHaveProperty(field)
})
