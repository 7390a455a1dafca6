import type { Address } from '@delegacia/domain/report/address'
import { reportOf } from '@delegacia/flows/crimes/reports.fixture'
import { expect, test } from 'vitest'
import { starterDirectory } from '../../addresses/directory.ts'
import { readDocumentNames, writeDocumentNames } from './document-names.ts'
import { examine } from './examine.ts'

/** What is registered of a theft at a place, and all that its paper prints. */
async function registered(place: Address) {
  const report = reportOf('furto')
  const { id_local, ds_local, numero, complemento } = report.fato.endereco ?? {}
  const endereco = { id_local, ds_local, numero, complemento, ...place }
  const examined = await examine(readDocumentNames({ ...report, fato: { ...report.fato, endereco } }), {
    now: new Date('2026-11-21T15:00:00Z'),
    narrativeMaximum: 5000,
    findAddress: (chosen) => starterDirectory().read(chosen) ?? chosen,
    translator: { translate: () => Promise.resolve(undefined) },
    crimesNotOffered: [],
  })
  if (!examined.ok) throw new Error(examined.issues.map(({ campo, chave }) => `${campo} ${chave}`).join())
  const kept = writeDocumentNames(examined.report).fato.endereco
  const fact = examined.sections.filter(({ step }) => step === 'fato')
  return { kept, paper: JSON.stringify([fact, examined.narrative]) }
}

const abaetetuba: Address = {
  id_pais: 31,
  id_uf: 'PA',
  id_localidade: 1500107,
  id_bairro: null,
  id_logradouro: null,
  ds_logradouro: 'RAMAL DO ALTO',
  cep: '68440-000',
  has_mapa: false,
  centro_do_municipio: true,
}

// AD-14
test.each<[string, Address]>([
  ['nobody named', {}],
  ['was removed, though a kept report still names it', { bairro: 'Algodoal', id: 7 }],
])('a neighbourhood that %s is on no paper', async (_why, more) => {
  const { kept, paper } = await registered({ ...abaetetuba, ...more })
  expect(kept).toMatchObject({ id_bairro: null, ds_localidade: 'Abaetetuba' })
  expect(JSON.stringify(kept)).not.toMatch(/algodoal/i)
  expect(paper).not.toMatch(/algodoal|bairro/i)
})

// FA-15
test('the point of a town is registered and printed as the centre of the municipality', async () => {
  const { kept, paper } = await registered({ ...abaetetuba, lat: '-1,1', lng: '-48,1' })
  expect(kept).toMatchObject({ has_mapa: false, centro_do_municipio: true })
  expect(kept?.lat).toMatch(/^-1,7\d{12}$/)
  expect(paper).toContain('Centro do município (não se sabe o ponto exato)')
  expect(paper).toContain('Ponto no mapa: centro do município')
  expect(paper).not.toContain('latitude')
})
