import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lossReport } from '@delegacia/flows/crimes/loss.fixture'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { testStation, type TestStation } from '../start/test-station.fixture.ts'
import { replaceUnits } from '../store/units.ts'

let station: TestStation
const folder = mkdtempSync(join(tmpdir(), 'unit-'))
beforeAll(async () => {
  station = await testStation(inject('clusterUrl'))
})
afterAll(async () => {
  await station.close()
  rmSync(folder, { recursive: true })
})

const { id_localidade: municipality = 0 } = lossReport().fato.endereco ?? {}
const unit = { name: 'Seccional do Lugar', address: 'Rua do Lugar, 1, Belém' }

async function documentOf({ unidade, nrBop, autDig }: Record<string, string>): Promise<string> {
  const answer = await station.app.inject(`/api/print/${unidade}/${nrBop}?autDig=${autDig}`)
  const path = join(folder, `${nrBop}.pdf`)
  writeFileSync(path, Buffer.from(answer.json().pdf, 'base64'))
  return execFileSync('pdftotext', [path, '-'], { encoding: 'utf8' }).replace(/\s+/g, ' ')
}

// FI-05
test('the unit of the place is responsible for the report and named in its document, also when the table changes later', async () => {
  await replaceUnits(station.db, [{ municipality, neighbourhood: '', ...unit }])
  const key = { 'idempotency-key': crypto.randomUUID() }
  const answer = (await station.register(lossReport(), key)).json()
  expect(answer.unidadeResponsavel).toEqual({ nome: unit.name, endereco: unit.address })

  await replaceUnits(station.db, [])
  expect((await station.register(lossReport(), key)).json()).toEqual(answer)
  const document = await documentOf(answer)
  expect(document).toContain(unit.name)
  expect(document).toContain(unit.address)
  expect((await station.register()).json().unidadeResponsavel.nome).toBe('Delegacia Virtual')
})
