import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { packTar, unpackTar, type ParsedTarEntryWithData } from 'modern-tar'
import { beforeAll, describe, expect, test } from 'vitest'
import type { DeliveredOriginal, OriginalFile } from '../delivered-originals.ts'
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
  aparelho: { ip: '127.0.0.1' },
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
const bytesOf = async (made: Readable) => Buffer.concat(await made.toArray())
const checked = (bytes: Buffer, pem = key.publicPem) => verifyPackage([bytes], pem)
beforeAll(async () => {
  archive = await bytesOf(makePackage(parts, key, new Date('2026-11-22T12:00:00Z')))
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
    const verified = await checked(archive)
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
    expect(await checked(archive, other.publicPem)).toEqual({ ok: false, fault: 'signature' })
    const forged = await bytesOf(makePackage(parts, other, new Date()))
    expect(await checked(forged)).toEqual({ ok: false, fault: 'signature' })
  })

  test.each(['boletim.pdf', 'boletim.json', 'campos.txt', 'adendos/1.pdf'])(
    'whose %s was changed is refused by its name',
    async (name) => {
      const archiveChanged = await changed((entries) =>
        entries.map((entry) => (named(name)(entry) ? withBytes(entry, 'other') : entry)),
      )
      expect(await checked(archiveChanged)).toEqual({ ok: false, fault: { file: name } })
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
      ].map(async (made) => checked(await made)),
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

const piece = 256 * 1024

/** An original of so many pieces, each made when it is read. */
function originalOf(
  pieces: number,
  changes: Partial<OriginalFile> = {},
  made = { count: 0 },
): DeliveredOriginal {
  const at = (place: number) => Buffer.alloc(piece, `${pieces} ${place} `)
  const hash = createHash('sha256')
  for (let place = 0; place < pieces; place++) hash.update(at(place))
  const file = {
    id: crypto.randomUUID(),
    name: 'porta.jpg',
    kind: 'foto',
    mediaType: 'image/jpeg',
    bytes: pieces * piece,
    sha256: hash.digest(),
    receivedAt: new Date('2026-11-22T11:00:00Z'),
    scan: 'limpo',
    ...changes,
  } as const
  return {
    file,
    async *read() {
      for (let place = 0; place < pieces; place++) {
        made.count += 1
        yield at(place)
        await Promise.resolve()
      }
    },
  }
}

// DL-35, OF-49
describe('a package with originals', () => {
  test('holds them under names of ours, and its signed list says what they are and whether anybody scanned them', async () => {
    const names = ['../../../etc/cron.d/x.jpg', '/tmp/a\nb.jpg', 'a\u202egpj.exe.jpg', 'porta.jpg']
    const scans = ['limpo', 'suspeito', 'nao-verificado', 'espera'] as const
    const originals = names.map((name, at) => originalOf(at + 1, { name, scan: scans[at] ?? 'espera' }))
    const bytes = await bytesOf(makePackage({ ...parts, originals }, key, new Date()))
    const outcome = await checked(bytes)
    const listed = outcome.ok ? outcome.manifest.arquivos.filter(({ original }) => original) : []
    expect(listed.map(({ original }) => [original?.nome, original?.verificacao])).toEqual(
      names.map((name, at) => [name, scans[at]]),
    )
    const packed = (await unpackTar(bytes)).map(({ header }) => header.name).slice(-4)
    expect(packed).toEqual(listed.map(({ nome }) => nome))
    for (const name of packed) expect(name).toMatch(/^originais\/0\d-[\da-f]{12}\.jpg$/)
  })
  test('of which one was changed is refused by its name', async () => {
    const bytes = await bytesOf(makePackage({ ...parts, originals: [originalOf(2)] }, key, new Date()))
    const entries = await unpackTar(bytes)
    const changedOne = entries.map((entry) =>
      entry.header.name.startsWith('originais/') ? withBytes(entry, 'other') : entry,
    )
    expect(await checked(Buffer.from(await packTar(changedOne)))).toEqual({
      ok: false,
      fault: { file: expect.stringMatching(/^originais\/01-/) },
    })
  })
  test('breaks off where one is not what its hash says', async () => {
    const wrong = originalOf(2, { sha256: Buffer.alloc(32) })
    await expect(bytesOf(makePackage({ ...parts, originals: [wrong] }, key, new Date()))).rejects.toThrow(
      'not what its hash says',
    )
  })
  test('of 20 × 20 MB is packed and verified without ever holding more than a few pieces', async () => {
    const made = { count: 0 }
    const originals = Array.from({ length: 20 }, () => originalOf(80, {}, made))
    let [taken, most, memory] = [0, 0, 0]
    const before = process.memoryUsage().arrayBuffers
    const read = async function* () {
      for await (const part of makePackage({ ...parts, originals }, key, new Date())) {
        taken += (part as Buffer).length
        most = Math.max(most, made.count * piece - taken)
        memory = Math.max(memory, process.memoryUsage().arrayBuffers - before)
        yield part as Buffer
      }
    }
    const outcome = await verifyPackage(read(), key.publicPem)
    expect(outcome.ok).toBe(true)
    expect(taken).toBeGreaterThan(20 * 20 * 1024 * 1024)
    expect(most).toBeLessThan(20 * 1024 * 1024)
    // Some memory that is no longer held waits to be collected.
    expect(memory).toBeLessThan(taken / 2)
  })
})

// DL-10
test('whether the citizen’s paper was cancelled when it was packed is read from it', async () => {
  const cancelamento = { canceladoEm: '2026-11-22T09:00:00-03:00', motivo: 'duplicado' } as const
  const cancelled = { ...parts, content: { ...parts.content, papel: { sha256: 'b', cancelamento } } }
  const bytes = await bytesOf(makePackage(cancelled, key, new Date()))
  expect(await checked(bytes)).toMatchObject({ ok: true, cancelled: cancelamento })
  expect(await checked(archive)).toMatchObject({ ok: true, cancelled: undefined })
})
