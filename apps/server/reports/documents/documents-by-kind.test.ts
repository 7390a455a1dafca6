import { execFileSync } from 'node:child_process'
import { touristCpf, type IdentityDocument } from '@delegacia/domain/report/involved-party'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { lossReport } from '@delegacia/flows/crimes/loss.fixture'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readDeliveredReport } from '../../delivery/delivered-report.ts'
import { findByIdentifier } from '../events/report-identifiers.ts'
import { findReport } from '../../store/reports.ts'
import { testStation, type TestStation } from '../../start/test-station.fixture.ts'
import { decryptBody } from '../registration/encrypt-body.ts'

let station: TestStation
beforeAll(async () => {
  station = await testStation(inject('clusterUrl'))
})
afterAll(() => station.close())

const passport = { tipo: 10, numero: '12AB34567' }
const cpf = { tipo: 1, numero: '390.533.447-05' }

/** A loss of a tourist from France with these documents. */
function touristReport(documento: IdentityDocument[]): Occurrence {
  const report = lossReport()
  const [{ id_estado: _, id_naturalidade: __, ...reporter } = {}] = report.envolvido
  const atHome = { id_pais: 250, complemento: '1 RUE DE LA PAIX, PARIS' }
  const tourist = {
    ...reporter,
    idLocalMoradia: 2 as const,
    id_nacionalidade: 250,
    endereco: [reporter.endereco?.[0] ?? {}, atHome],
    documento,
  }
  return { ...report, envolvido: [tourist] }
}

/** Whether an officer who searches for a CPF finds a report. */
const isFound = async (cpfNumber: string) =>
  (
    await findByIdentifier(station.db, station.lookup, {
      kind: 'cpf',
      value: cpfNumber.replaceAll(/\D/g, ''),
    })
  ).length > 0

// PE-33
test.each([
  ['the passport first', [passport, cpf], cpf.numero],
  ['the CPF first', [{ tipo: 1, numero: '111.444.777-35' }, passport], '111.444.777-35'],
  ['the CPF first, without its mask', [{ tipo: 1, numero: '52998224725' }, passport], '529.982.247-25'],
  ['no CPF', [passport], touristCpf],
  ['a CPF that means none, first', [{ tipo: 1, numero: touristCpf }, passport], touristCpf],
])(
  'a tourist with %s is stored, found, printed and delivered with both documents',
  async (_what, sent, kept) => {
    const { db, vault, ensureDocument, now } = station
    const answer = await station.register(touristReport(sent))
    const row = await findReport(db, { bop: answer.json().bop })
    if (!row) throw new Error('the report is not stored')
    const { report, sections } = decryptBody(vault, row)
    expect(report.envolvido[0]?.documento).toMatchObject([passport, { tipo: 1, numero: kept }])
    const isOwn = kept !== touristCpf
    expect(await isFound(kept)).toBe(isOwn)
    expect(JSON.stringify(sections)).toContain(passport.numero)
    expect(JSON.stringify(sections).includes(kept)).toBe(isOwn)
    const delivered = await readDeliveredReport({ db, vault, ensureDocument, now }, row.id)
    if (delivered.state !== 'here') throw new Error('the report is not delivered')
    expect(JSON.stringify(delivered.content)).toContain(kept)
    const paper = execFileSync('pdftotext', ['-', '-'], { input: delivered.pdf, encoding: 'utf8' })
    expect(paper).toContain(passport.numero)
    expect(paper.includes(kept)).toBe(isOwn)
  },
)

// PE-33
test('a wrong CPF is named where it was sent, and no document is dropped', async () => {
  const faults = async (documento: IdentityDocument[]) => {
    const { erros } = (await station.register(touristReport(documento))).json()
    return erros.map(({ campo, chave }: { campo: string; chave: string }) => `${campo} ${chave}`)
  }
  const wrong = { tipo: 1, numero: '390.533.447-06' }
  expect(await faults([wrong, passport])).toEqual(['/envolvido/0/documento/0/numero invalidCpf'])
  expect(await faults([passport, wrong])).toEqual(['/envolvido/0/documento/1/numero invalidCpf'])
  expect(await faults([cpf, { tipo: 10, numero: '1' }])).toEqual([
    '/envolvido/0/documento/1/numero documentNumberSize',
  ])
  expect(await faults([passport, cpf, { tipo: 2, numero: '1234567' }])).toEqual([
    '/envolvido/0/documento/2 notAskedHere',
  ])
})

// PE-33
test('the CPF and the identity card of a resident may come in either order', async () => {
  const report = lossReport()
  const [reporter] = report.envolvido
  const turned = { ...reporter, documento: reporter?.documento?.toReversed() ?? [] }
  const answer = await station.register({ ...report, envolvido: [turned] })
  const row = await findReport(station.db, { bop: answer.json().bop })
  if (!row) throw new Error('the report is not stored')
  const [kept] = decryptBody(station.vault, row).report.envolvido
  expect(kept?.documento).toMatchObject(reporter?.documento ?? [])
})
