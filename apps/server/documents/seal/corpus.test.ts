import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleDocument } from '../report-document.fixture.ts'
import { createPrinter } from '../pdf/printer.ts'
import { makeForgeries } from './corpus.fixture.ts'
import type { Forgery } from './forgery.fixture.ts'
import { isAccepted, opensslVerifies, pdfsig, signedParts } from './seal-checks.fixture.ts'
import { createSealer } from './sealer.ts'
import { readSeal } from './read-seal.ts'
import { sealFactsOf } from './seal-facts.ts'

const folder = mkdtempSync(join(tmpdir(), 'corpus-'))
const ownCertificate = join(folder, 'keys/test-seal.certificate.pem')
let genuine: Buffer
let forgeries: Forgery[]

beforeAll(async () => {
  const printer = createPrinter()
  const sealer = await createSealer({ dataDir: folder })
  const at = new Date()
  const [one, other] = await Promise.all(
    ['00277/2026.000001-9', '00277/2026.000002-7'].map(async (number) => {
      const printed = await printer.print(sampleDocument({ number }))
      return Buffer.from((await sealer.seal(printed, { at, awaitedSince: at })).pdf)
    }),
  )
  await printer.close()
  genuine = one ?? Buffer.alloc(0)
  forgeries = await makeForgeries(genuine, other ?? Buffer.alloc(0))
})
afterAll(() => rmSync(folder, { recursive: true }))

const named = (name: string): Buffer => forgeries.find((one) => one.name === name)?.bytes ?? Buffer.alloc(0)

/** Signed by us from the first byte to the last, except the signature itself. */
function isSealedByUs(pdf: Buffer): boolean {
  const { content, signature, gap } = signedParts(pdf)
  const isWhole = content.length + gap[1] - gap[0] === pdf.length && gap[0] > 0
  return isWhole && opensslVerifies(content, signature, ownCertificate)
}

const textOf = (pdf: Buffer): string => {
  const path = join(folder, 'shown.pdf')
  writeFileSync(path, pdf)
  return execFileSync('pdftotext', ['-raw', path, '-'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}

test('each differs from the genuine file, and has a line that says what is wrong with it', () => {
  expect(forgeries.length).toBeGreaterThanOrEqual(40)
  const digests = [genuine, ...forgeries.map(({ bytes }) => bytes)].map((bytes) =>
    createHash('sha256').update(bytes).digest('hex'),
  )
  expect(new Set(digests).size).toBe(forgeries.length + 1)
  expect(new Set(forgeries.map(({ name }) => name)).size).toBe(forgeries.length)
  for (const { name, wrong } of forgeries) expect([name, wrong.includes('\n')]).toEqual([name, false])
})

test('none is sealed by us whole, but another document of ours and one that differs where no signature looks', () => {
  expect(isSealedByUs(genuine)).toBe(true)
  const ours = forgeries.filter(({ bytes }) => isSealedByUs(bytes)).map(({ name }) => name)
  expect(ours.toSorted()).toEqual(['another-report', 'byte-of-the-unused-room'])
})

describe('they are what they say', () => {
  test.each([
    'other-certificate-same-names',
    'other-authority-same-common-name',
    'other-signer',
    'expired-certificate',
    'certificate-not-valid-yet',
    'revoked-certificate',
  ])('%s: a sound signature, over the whole file, by somebody else', (name) => {
    expect(isAccepted(pdfsig(named(name)))).toBe(true)
    expect(sealFactsOf(named(name)).signer).toBe(
      name === 'other-signer' ? 'Cartorio do Forte' : sealFactsOf(genuine).signer,
    )
  })

  test('the certificates end and begin when they should', () => {
    const dates = (name: string) => readSeal(named(name)).certificates[0]
    expect(Date.parse(dates('expired-certificate')?.validTo ?? '')).toBeLessThan(Date.now())
    expect(Date.parse(dates('certificate-not-valid-yet')?.validFrom ?? '')).toBeGreaterThan(Date.now())
  })

  test.each([
    ['words-appended', 'NADA CONSTA', true],
    ['page-appended', 'NADA CONSTA', true],
    ['note-appended', 'ARQUIVADO', true],
    ['shadow-replace', 'OUTRO FATO', false],
    ['shadow-hide-and-replace', 'NADA CONSTA', false],
  ])('%s: what is signed is ours, what is shown is not', (name, forged, keepsOurs) => {
    const { content, signature } = signedParts(named(name))
    expect(opensslVerifies(content, signature, ownCertificate)).toBe(true)
    expect(textOf(named(name))).toContain(forged)
    expect(textOf(named(name)).includes('PROCUREI NO TERMINAL')).toBe(keepsOurs)
  })

  test('the print beneath the seal is a whole PDF without one', () => {
    expect(textOf(named('seal-cut-off'))).toBe(textOf(genuine))
    expect(pdfsig(named('seal-cut-off'))).toContain('does not contain any signatures')
  })
})
