import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeForgeries } from '../../../apps/server/documents/seal/corpus.fixture.ts'
import type { Forgery } from '../../../apps/server/documents/seal/forgery.fixture.ts'
import { readSeal } from '../../../apps/server/documents/seal/read-seal.ts'
import { isAccepted, pdfsig } from '../../../apps/server/documents/seal/seal-checks.fixture.ts'
import { createSealer } from '../../../apps/server/documents/seal/sealer.ts'
import { createPrinter } from '../../../apps/server/documents/pdf/printer.ts'
import { sampleDocument } from '../../../apps/server/documents/report-document.fixture.ts'
import { readCertificate } from '../certificates/certificate.ts'
import { checkFile } from '../check-file.ts'
import type { Reason } from '../report.ts'
import { corpus, uselessLists } from './corpus.fixture.ts'
import { daysFromNow, revocationList } from './certificates.fixture.ts'
import { lists, people } from './people.fixture.ts'
import { copyOf, signPdf, writePdf } from './signed-pdf.fixture.ts'

const cases = corpus()
const roots = [readCertificate(new Uint8Array(people.root.certificate))]
const check = (bytes: Buffer, given: readonly Buffer[] = lists) =>
  checkFile(new Uint8Array(bytes), {
    roots,
    listsOf: () => Promise.resolve(given.map((list) => new Uint8Array(list))),
    now: new Date(),
  })

// VP-01, VP-02, VP-03, VP-04, VP-11, VP-13
describe('each file gets the verdict that it deserves', () => {
  test.each(cases)('$name: $expected', async ({ bytes, expected, reason }) => {
    const report = await check(bytes)
    const [verdict, reasons]: [string, readonly Reason[]] =
      report.found === 'signed' ? [report.verdict, report.reasons] : [report.found, []]
    const wanted = reason === undefined ? [] : [reason]
    expect([verdict, ...wanted.filter((one) => reasons.includes(one))]).toEqual([expected, ...wanted])
  })
})

// VP-02
test('over sixty different files: none is wrongly good, none wrongly altered', async () => {
  expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length)
  expect(new Set(cases.map(({ bytes }) => bytes.toString('latin1'))).size).toBe(cases.length)
  const judged = await Promise.all(
    cases.map(async ({ name, bytes, expected }) => {
      const report = await check(bytes)
      return { name, expected, said: report.found === 'signed' ? report.verdict : report.found }
    }),
  )
  const wrongly = (verdict: (typeof cases)[number]['expected']) =>
    judged.filter(({ expected, said }) => said === verdict && expected !== verdict).map(({ name }) => name)
  expect({ trusted: wrongly('trusted'), altered: wrongly('altered') }).toEqual({ trusted: [], altered: [] })
  // Both kinds are there in number, so that neither promise is empty.
  const count = (verdict: string) => judged.filter(({ expected }) => expected === verdict).length
  expect(cases.length).toBeGreaterThanOrEqual(60)
  expect(Math.min(count('trusted'), count('altered'), count('unsure'))).toBeGreaterThanOrEqual(10)
})

describe('without lists that count nothing is good', () => {
  const plain = cases.find(({ name }) => name === 'plain')?.bytes ?? Buffer.alloc(0)
  test.each([
    ['none', []],
    ['only that of the root', lists.slice(0, 1)],
    ['by a stranger, of the future', [...lists.slice(0, 1), ...uselessLists]],
    ['noise', [Buffer.alloc(50, 7)]],
  ])('%s', async (_which, given) => {
    expect(await check(plain, given)).toMatchObject({ verdict: 'unsure', reasons: ['revocation-unknown'] })
  })

  // VP-16
  test('after a month without newer ones, the day of the last is said, and a revocation is still found', async () => {
    const from = daysFromNow(-40)
    const { certificate } = people.revoked
    const old = revocationList({
      by: people.authority,
      from,
      until: daysFromNow(-30),
      revoked: [{ certificate, since: daysFromNow(-50) }],
    })
    const given = [...lists.slice(0, 1), old]
    const report = await check(plain, given)
    expect(report).toMatchObject({ verdict: 'unsure', reasons: ['revocation-old'] })
    const [signature] = report.found === 'signed' ? report.signatures : []
    expect(signature?.listsAsOf?.toISOString().slice(0, 10)).toBe(from.toISOString().slice(0, 10))
    const revoked = cases.find(({ name }) => name === 'revoked')?.bytes ?? Buffer.alloc(0)
    expect(await check(revoked, given)).toMatchObject({ verdict: 'unsure', reasons: ['revoked'] })
  })
})

test('a name is told without its CPF, and who vouches for it', async () => {
  const report = await check(cases.find(({ name }) => name === 'long-term')?.bytes ?? Buffer.alloc(0))
  expect(report).toMatchObject({
    signatures: [
      {
        signer: 'MARIA DE TESTE',
        cpf: '***.444.***-**',
        authority: 'AC Intermediária de Teste',
        root: 'AC Raiz de Teste',
        attestedBy: 'Carimbo de Teste',
        level: 'LT',
      },
    ],
  })
})

// VP-13
test('of the personal data in a certificate only the masked CPF is told, and only where its authority is known', async () => {
  const told = async (name: string) => {
    const report = await check(cases.find((one) => one.name === name)?.bytes ?? Buffer.alloc(0))
    expect(JSON.stringify(report)).not.toMatch(/11144477735|15081980|12345678901|SSPPA/)
    const [signature] = report.found === 'signed' ? report.signatures : []
    return [signature?.cpf, signature?.policy]
  }
  expect(await told('of-icp-brasil')).toEqual(['***.444.***-**', 'A3'])
  expect(await told('like-icp-brasil-by-a-stranger')).toEqual([undefined, undefined])
})

test('no file is good where pdfsig finds its signature broken', () => {
  const disagreed = cases
    // NSS, by which pdfsig reads, knows nothing but lists in that place of a message.
    .filter(({ name, expected }) => expected === 'trusted' && name !== 'answer-in-the-message')
    .filter(({ bytes }) => !pdfsig(bytes).includes('Signature is Valid'))
    .map(({ name }) => name)
  expect(disagreed).toEqual([])
})

test.each(['rsa', 'plain'])('a message that openssl made is read (%s)', async (which) => {
  const { key, chain } = which === 'rsa' ? people.withRsa : people.maria
  const folder = mkdtempSync(join(tmpdir(), 'openssl-signs-'))
  const pem = (certificate: Buffer) =>
    `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64').replace(/.{64}(?=.)/g, '$&\n')}\n-----END CERTIFICATE-----\n`
  writeFileSync(join(folder, 'key.pem'), key.export({ type: 'pkcs8', format: 'pem' }))
  writeFileSync(join(folder, 'own.pem'), pem(chain[0] ?? Buffer.alloc(0)))
  writeFileSync(join(folder, 'chain.pem'), chain.slice(1).map(pem).join(''))
  const { bytes } = signPdf(
    writePdf(),
    (_digest, signed) => {
      writeFileSync(join(folder, 'signed.bin'), signed)
      const options =
        '-sign -binary -cades -in signed.bin -signer own.pem -inkey key.pem -certfile chain.pem -outform DER'
      return execFileSync('openssl', ['cms', ...options.split(' ')], { cwd: folder })
    },
    { objects: copyOf() },
  )
  rmSync(folder, { recursive: true })
  expect(await check(bytes)).toMatchObject({ verdict: 'trusted' })
})

// VP-04
describe('documents of the station and their forgeries', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sealed-'))
  let genuine: Buffer
  let forgeries: Forgery[]
  const judge = (bytes: Buffer) =>
    checkFile(new Uint8Array(bytes), {
      roots: readSeal(genuine).certificates.map(({ raw }) => readCertificate(new Uint8Array(raw))),
      listsOf: () => Promise.resolve([]),
      now: new Date(),
    })

  beforeAll(async () => {
    const printer = createPrinter()
    const sealer = await createSealer({ dataDir: folder })
    const now = new Date()
    const printed = await Promise.all(
      ['00277/2026.000001-9', '00277/2026.000002-7'].map((number) =>
        printer.print(sampleDocument({ number })),
      ),
    )
    await printer.close()
    const [one, other] = await Promise.all(
      printed.map(async (pdf) => Buffer.from((await sealer.seal(pdf, { at: now, awaitedSince: now })).pdf)),
    )
    genuine = one ?? Buffer.alloc(0)
    forgeries = await makeForgeries(genuine, other ?? Buffer.alloc(0))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test('the genuine one is whole, and its signer known where the operator names the certificate', async () => {
    expect(isAccepted(pdfsig(genuine))).toBe(true)
    expect(await judge(genuine)).toMatchObject({ verdict: 'trusted' })
  })

  test('of the forgeries only the genuine document of another report is', async () => {
    const good: string[] = []
    for (const { name, bytes } of forgeries) {
      const report = await judge(bytes)
      if (report.found === 'signed' && report.verdict === 'trusted') good.push(name)
    }
    expect(good).toEqual(['another-report'])
  })
})
