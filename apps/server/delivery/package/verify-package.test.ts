import { packTar, unpackTar, type ParsedTarEntryWithData } from 'modern-tar'
import { beforeAll, describe, expect, test } from 'vitest'
import { createDeliveryKey, makeDeliveryKey } from '../delivery-key.ts'
import { makePackage } from './make-package.ts'
import { verifyPackage } from './verify-package.ts'

const key = createDeliveryKey(makeDeliveryKey())
const content = {
  numero: '277.20260000019',
  registradoEm: '2026-11-21T15:00:00.000Z',
  unidade: { nome: 'Delegacia Virtual', endereco: 'Rua 1' },
  estado: 'registrado',
  crime: 'Extravio',
  idioma: 'pt-br',
  boletim: {},
  relato: ['Perdi o telefone.'],
  campos: [
    { ordem: 1, secao: 'O fato', rotulo: 'Data', valor: '20/11/2026' },
    { ordem: 2, secao: 'O fato', rotulo: 'Relato', valor: 'uma\nduas' },
  ],
  pdf: { sha256: 'a', bytes: 3 },
  papel: { sha256: 'b' },
  adendos: [],
  provas: [],
} as const
const parts = {
  content: {
    ...content,
    relato: [...content.relato],
    campos: [...content.campos],
    adendos: [],
    contatosSeguros: [],
    provas: [],
  },
  pdf: Buffer.from('%PDF-'),
  addenda: new Map([['b'.repeat(64), Buffer.from('%PDF- addendum')]]),
}
let archive: Buffer
beforeAll(async () => {
  archive = await makePackage(parts, key, new Date('2026-11-22T12:00:00Z'))
})

const changed = async (change: (entries: ParsedTarEntryWithData[]) => ParsedTarEntryWithData[]) =>
  Buffer.from(await packTar(change(await unpackTar(archive))))
const named = (name: string) => (entry: ParsedTarEntryWithData) => entry.header.name === name
const withBytes = (entry: ParsedTarEntryWithData, text: string): ParsedTarEntryWithData => {
  const data = new Uint8Array(Buffer.from(text))
  return { header: { ...entry.header, size: data.length }, data }
}

// DL-10
describe('a package', () => {
  test('holds document, data, answers in their order, addenda and a signed list', async () => {
    const verified = await verifyPackage(archive, key.publicPem)
    expect(verified).toMatchObject({ ok: true, manifest: { numero: '277.20260000019', chave: key.id } })
    const entries = await unpackTar(archive)
    expect(entries.map(({ header }) => header.name)).toEqual([
      'manifesto.json',
      'manifesto.sig',
      'boletim.pdf',
      'boletim.json',
      'campos.txt',
      'adendos/1.pdf',
    ])
    expect(Buffer.from(entries.find(named('campos.txt'))?.data ?? []).toString()).toBe(
      'Boletim 277.20260000019\n1. O fato | Data: 20/11/2026\n2. O fato | Relato: uma / duas\n',
    )
  })

  test('that was signed with another key, or says so, is refused', async () => {
    const other = createDeliveryKey(makeDeliveryKey())
    expect(await verifyPackage(archive, other.publicPem)).toEqual({ ok: false, fault: 'signature' })
    const forged = await makePackage(parts, other, new Date())
    expect(await verifyPackage(forged, key.publicPem)).toEqual({ ok: false, fault: 'signature' })
  })

  test.each(['boletim.pdf', 'boletim.json', 'campos.txt', 'adendos/1.pdf'])(
    'whose %s was changed is refused by its name',
    async (name) => {
      const archiveChanged = await changed((entries) =>
        entries.map((entry) => (named(name)(entry) ? withBytes(entry, 'other') : entry)),
      )
      expect(await verifyPackage(archiveChanged, key.publicPem)).toEqual({ ok: false, fault: { file: name } })
    },
  )

  test('with a file less, one more, one twice, another list or no list is refused', async () => {
    const without = (name: string) => changed((entries) => entries.filter((entry) => !named(name)(entry)))
    const outcomes = await Promise.all(
      [
        without('boletim.pdf'),
        changed((entries) => [
          ...entries,
          ...entries.slice(2, 3).map((entry) => ({ ...entry, header: { ...entry.header, name: 'extra' } })),
        ]),
        changed((entries) => [...entries, ...entries.slice(2, 3)]),
        changed((entries) =>
          entries.map((entry) => (named('manifesto.json')(entry) ? withBytes(entry, '{}') : entry)),
        ),
        without('manifesto.sig'),
        Promise.resolve(Buffer.from('no archive')),
      ].map(async (made) => verifyPackage(await made, key.publicPem)),
    )
    expect(outcomes.map((one) => (one.ok ? 'whole' : one.fault))).toEqual([
      { file: 'boletim.pdf' },
      { file: 'extra' },
      'unreadable',
      'signature',
      'unreadable',
      'unreadable',
    ])
  })
})
