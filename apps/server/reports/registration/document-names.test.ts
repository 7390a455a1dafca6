import { readOccurrenceBody } from '@delegacia/contract/report-body/occurrence-body'
import type { Address } from '@delegacia/domain/report/address'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { lossReport } from '@delegacia/flows/crimes/loss.fixture'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readDocumentNames, writeDocumentNames } from './document-names.ts'
import { testStation, type TestStation } from '../../start/test-station.fixture.ts'

let station: TestStation
beforeAll(async () => {
  station = await testStation(inject('clusterUrl'))
})
afterAll(() => station.close())

// AP-07
test('an address in the short names of the documents is read: numbers are ids, texts are names', () => {
  const report = lossReport()
  const short = {
    pais: 31,
    estado: 'Pará',
    cidade: 1501402,
    bairro: 'Nazaré',
    logradouro: 7,
    local: 1,
    id: 9,
  }
  const read = readDocumentNames({ ...report, fato: { endereco: short } })
  expect(read.fato.endereco).toMatchObject({
    id_pais: 31,
    id_uf: 'PA',
    ds_estado: 'Pará',
    id_localidade: 1501402,
    ds_bairro: 'Nazaré',
    id_logradouro: 7,
    id_local: 1,
  })
  const both = readDocumentNames({
    ...report,
    fato: { endereco: { id_pais: 31, pais: 1, localidade: 'Breves' } },
  })
  expect(both.fato.endereco).toMatchObject({ id_pais: 31, ds_localidade: 'Breves' })
})

// AP-07
test('a report whose client knows only the documents is registered', async () => {
  const report = lossReport()
  const [reporter = {}] = report.envolvido
  const { id_estado: _, ...person } = { ...reporter, estado: 'Pará', step: 1, indice: 0 }
  const { id_local, ...place } = report.fato.endereco ?? {}
  const sent = {
    ...report,
    envolvido: [person],
    objeto: report.objeto.map((thing, index) => ({ ...thing, index, descricao: 'CELULAR' })),
    fato: { ...report.fato, unidade: 277, endereco: { ...place, local: id_local } },
    relato: { relato_fim: '<p>RELATO</p>' },
  }
  expect((await station.register(sent)).json()).toHaveProperty('bop')
})

/** An address by its names alone. */
const byNames = { local: 1, pais: 'Brasil', estado: 'para', cidade: 'BELEM', bairro: 'Nazare' }

const withAddresses = (home: Address, place: Address): Occurrence => {
  const report = lossReport()
  const [reporter = {}] = report.envolvido
  return {
    ...report,
    envolvido: [{ ...reporter, endereco: [home] }],
    fato: { ...report.fato, endereco: place },
  }
}

// AP-07
test('a municipality and a neighbourhood are found by their names in the state, whatever accents and capitals', async () => {
  const sent = withAddresses(
    { ...byNames, cidade: 'Ananindeua', bairro: 'Coqueiro', logradouro: 'RUA UM', complemento: 'CASA' },
    { ...byNames, logradouro: 'RUA DOIS' },
  )
  const read = readDocumentNames(sent)
  expect(read.fato.endereco).toMatchObject({ id_uf: 'PA', id_localidade: 1501402 })
  expect(read.fato.endereco?.id_bairro).toEqual(expect.any(Number))
  expect(read.envolvido[0]?.endereco?.[0]).toMatchObject({ id_uf: 'PA', id_localidade: 1500800 })
  expect((await station.register(sent)).json()).toHaveProperty('bop')
})

// AP-07
test('a name that the state does not have names nothing', () => {
  const of = (place: Address) => readDocumentNames(withAddresses({}, place)).fato.endereco
  expect(of({ ...byNames, estado: 'SP' })).not.toHaveProperty('id_localidade')
  expect(of({ ...byNames, cidade: 'Atlântida' })).not.toHaveProperty('id_localidade')
  expect(of({ ...byNames, bairro: 'Atlântida' })).not.toHaveProperty('id_bairro')
  expect(of({ ...byNames, id_localidade: 1500800 })).toMatchObject({ id_localidade: 1500800 })
})

// AP-07
test('an address as it is kept can be sent again, by all of its names or by the short ones', async () => {
  const kept = writeDocumentNames(lossReport())
  const short = (one: Address = {}) =>
    Object.fromEntries(Object.entries(one).filter(([key]) => !/^(id|ds|has|use)_/.test(key)))
  const home = kept.envolvido[0]?.endereco?.[0]
  for (const written of [(one: Address = {}) => one, short]) {
    const sent = withAddresses(written(home), written(kept.fato.endereco))
    expect((await station.register(sent)).json()).toHaveProperty('bop')
  }
})

// AP-07
test('the account is taken as text and as relato_fim', () => {
  for (const relato of ['<p>A</p>', { relato_fim: '<p>A</p>' }]) {
    const reading = readOccurrenceBody({ ...lossReport(), relato })
    expect(reading).toMatchObject({ ok: true, occurrence: { relato: '<p>A</p>' } })
  }
  expect(readOccurrenceBody({ ...lossReport(), relato: { outro: 'A' } })).toMatchObject({ ok: false })
})

// AP-07
test('a kept report has the further names of the documents', () => {
  const kept = writeDocumentNames(lossReport())
  expect(kept.envolvido[0]).toMatchObject({
    step: 1,
    indice: 0,
    endereco: [{ pais: 'Brasil', estado: 'Pará', cidade: 'Belém', localidade: 'Belém', bairro: 'Nazaré' }],
  })
  expect(kept.objeto.map(({ index }) => index)).toEqual([0, 1])
  expect(kept.fato).toMatchObject({ unidade: 277, endereco: { local: 1 } })
})

// AP-02
test.each([
  {},
  { strBopCompleto: '' },
  { strBopCompleto: 'ABC' },
  { nrBop: 7 },
  { unidade: '277', nrBop: '1' },
  [],
])('a letter without a number is asked of nobody: %j', async (payload) => {
  const answer = await station.app.inject({ method: 'POST', url: '/api/email', payload })
  expect([answer.statusCode, answer.json().erro]).toEqual([400, 'pedido-invalido'])
})

// AP-02
test.each([
  { strBopCompleto: '277.20260000019' },
  { strBopCompleto: '00277/2026.000001-9' },
  { unidade: '277', nrBop: '20260000019' },
  { nrBop: '20260000019' },
])('a letter is asked by the number as the documents write it: %j', async (payload) => {
  expect((await station.app.inject({ method: 'POST', url: '/api/email', payload })).statusCode).toBe(202)
})

// AP-02
test('a print without a unit is of unit 277', async () => {
  const { nrBop, autDig } = (await station.register()).json<{ nrBop: string; autDig: string }>()
  const printed = await station.app.inject(`/api/print/${nrBop}?autDig=${autDig}`)
  expect(printed.statusCode).toBe(200)
  const whole = await station.app.inject(`/api/print/277/${nrBop}?autDig=${autDig}`)
  expect(printed.body).toBe(whole.body)
})

// AP-04
test('what a parameter does, or that it has no effect, is told', async () => {
  const { paths } = (await station.app.inject('/api/openapi.json')).json<{
    paths: Record<string, { get: { summary: string; parameters: { name: string; description?: string }[] } }>
  }>()
  const told = (path: string) =>
    Object.fromEntries(paths[path]?.get.parameters.map(({ name, description }) => [name, description]) ?? [])
  expect(told('/COMBO_CATEGORIA_OBJETO/{locale}/{objectType}/{second}')['second']).toContain('No effect')
  const details = told('/LISTA_OBJETO_DETALHE/{locale}/{idObjeto}/{idObjetoDetalhe}/{idSituacao}')
  expect(details['idObjetoDetalhe']).toContain('by its id')
  expect(details['idSituacao']).toContain('No effect')
  expect(paths['/COMBO_LOCALIDADE/{uf}/{locale}']?.get.summary).toMatch(/isSisp1.*|type of locality/)
})
