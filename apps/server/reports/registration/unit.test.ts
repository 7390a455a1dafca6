import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lossReport } from '@delegacia/flows/crimes/loss.fixture'
import { reportOf } from '@delegacia/flows/crimes/reports.fixture'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { readHistory } from '../events/read-history.ts'
import { testStation, type TestStation } from '../../start/test-station.fixture.ts'
import { findUnits } from '../../store/units/police-units.ts'
import { seatOfficer } from '../../store/units/seat-officer.fixture.ts'
import { replaceUnits } from '../../store/units/units.ts'
import { virtualStation } from './unit.ts'

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

describe('a report of a unit in which nobody may read', () => {
  const place = { municipality, neighbourhood: '', ...unit }
  const toldOf = async (report = lossReport()) => {
    const answer = (await station.register(report)).json()
    const { id } = await station.db
      .selectFrom('reports')
      .select('id')
      .where('bop', '=', answer.bop)
      .executeTakeFirstOrThrow()
    const first = (await readHistory(station.db, id))?.history[0]
    const [at] = await findUnits(station.db, [first?.unit ?? 0])
    const [meant] = await findUnits(station.db, [first?.meantFor?.unit ?? 0])
    return { answer, has: at?.name, meant: meant?.name, why: first?.meantFor?.why }
  }
  const own = { has: unit.name, meant: undefined, why: undefined }
  const fallenBack = { has: virtualStation.name, meant: unit.name, why: 'unmanned' }
  beforeAll(() => replaceUnits(station.db, [place]))

  // QU-61
  test('stays with it while nobody works at the virtual station either, or at the desk at all', async () => {
    expect(await toldOf()).toMatchObject(own)
    await seatOfficer(station.db, virtualStation.name, ['atendente'], { closed: true })
    await seatOfficer(station.db, virtualStation.name, ['chefia'])
    await seatOfficer(station.db, virtualStation.name, ['delegado'], { lastDay: '2026-11-20' })
    expect(await toldOf()).toMatchObject(own)
  })

  // QU-61
  test('falls back to the virtual station, also where help is needed now, and says so in its history; answer, document and repeat name who has it', async () => {
    await seatOfficer(station.db, virtualStation.name, ['atendente'])
    const { answer, ...told } = await toldOf()
    expect(told).toEqual(fallenBack)
    expect(answer.unidadeResponsavel).toEqual({
      nome: virtualStation.name,
      endereco: virtualStation.address,
    })
    const document = await documentOf(answer)
    expect(document).toContain(virtualStation.address)
    expect(document).not.toContain(unit.name)
    const report = reportOf('violencia_contra_mulher/atendimento')
    await replaceUnits(station.db, [
      { ...place, municipality: report.fato.endereco?.id_localidade ?? municipality },
    ])
    expect(await toldOf(report)).toMatchObject({ ...fallenBack, answer: { ajudaAgora: true } })
    await replaceUnits(station.db, [place])
  })

  // QU-61
  test('goes to it from the day on which somebody may read there', async () => {
    await seatOfficer(station.db, unit.name, ['investigador'], { lastDay: '2026-11-21' })
    expect(await toldOf()).toMatchObject(own)
  })
})
