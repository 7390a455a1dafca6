import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { LogLine } from '../../base/platform/log.ts'
import { timeStampAuthority, type TimeStampAuthority } from '../time-stamp/time-stamp-authority.fixture.ts'
import { createRfc3161TimeStamp } from '../time-stamp/time-stamp-rfc3161.ts'
import { TimeStampError } from '../time-stamp/time-stamp.ts'
import { sampleDocument } from '../report-document.fixture.ts'
import { createPrinter } from '../pdf/printer.ts'
import { readSeal } from './read-seal.ts'
import { isAccepted, opensslVerifies, pdfsig, signedParts, timeStampReport } from './seal-checks.fixture.ts'
import { sealFactsOf } from './seal-facts.ts'
import { createSealer, longestWaitForTime, type Sealer } from './sealer.ts'
import { signatureValueOf } from './attach-time-stamp.ts'

const folder = mkdtempSync(join(tmpdir(), 'trusted-time-'))
const certificatePath = join(folder, 'keys/test-seal.certificate.pem')
const lines: LogLine[] = []
const log = (line: LogLine) => void lines.push(line)
let authority: TimeStampAuthority
let sealer: Sealer
let printed: Buffer
let sealed: Buffer

const newSealer = async () => {
  const anchors = [new X509Certificate(readFileSync(authority.ca.certificatePath))]
  const timeStamp = createRfc3161TimeStamp({
    url: `http://${authority.address}`,
    anchors,
    restMs: 0,
    timeoutMs: 500,
  })
  return createSealer({ dataDir: folder, trustedTime: { timeStamp, log } })
}
/** A claim far from the real time, so that the two times can be distinguished. */
const claimed = new Date('2026-11-19T11:12:34Z')
const waitedFor = (ms: number) => ({ at: claimed, awaitedSince: new Date(claimed.getTime() - ms) })
const sealNow = async (by: Sealer, ms = 0) => Buffer.from((await by.seal(printed, waitedFor(ms))).pdf)

beforeAll(async () => {
  authority = await timeStampAuthority()
  const printer = createPrinter()
  printed = Buffer.from(await printer.print(sampleDocument()))
  await printer.close()
  sealer = await newSealer()
  sealed = await sealNow(sealer)
})
afterAll(() => {
  authority.close()
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  authority.behave()
  lines.length = 0
})

test('the seal carries a token over its signature, which openssl checks by itself', () => {
  const { content, signature } = signedParts(sealed)
  const { timeStampToken = Buffer.alloc(0) } = readSeal(sealed)
  const value = signatureValueOf(signature)
  const { certificatePath: ca } = authority.ca
  expect(timeStampReport(timeStampToken, value, ca)).toContain('Verification: OK')
  expect(timeStampReport(timeStampToken, content, ca)).toContain('FAILED')
  expect(timeStampReport(timeStampToken, value, certificatePath)).toContain('FAILED')
  const dump = execFileSync('openssl', ['asn1parse', '-inform', 'DER'], {
    input: signature,
    encoding: 'utf8',
  })
  expect(dump).toContain('id-smime-aa-timeStampToken')
})

test('the signature beneath it stays what PAdES asks for, and the file certified against any change', () => {
  const { content, signature } = signedParts(sealed)
  expect(opensslVerifies(content, signature, certificatePath)).toBe(true)
  const report = pdfsig(sealed)
  expect(isAccepted(report)).toBe(true)
  expect(report).toContain('ETSI.CAdES.detached')
  expect(sealed.subarray(0, printed.length).equals(printed)).toBe(true)
})

test('the facts of the seal: by whom, when, until when, and who attests it', async () => {
  const own = new X509Certificate(readFileSync(certificatePath))
  const facts = sealFactsOf(sealed)
  expect(facts).toMatchObject({
    signer: 'Delegacia Virtual TESTE',
    timeIsTrusted: true,
    timeStampBy: 'Autoridade do Tempo',
    validUntil: new Date(own.validTo),
  })
  expect(Math.abs(facts.sealedAt.getTime() - Date.now())).toBeLessThan(60_000)
  const plain = await createSealer({ dataDir: folder })
  expect(sealFactsOf(await sealNow(plain))).toEqual({
    signer: 'Delegacia Virtual TESTE',
    sealedAt: claimed,
    timeIsTrusted: false,
    validUntil: new Date(own.validTo),
  })
})

test('the first token is given much room, the next ones what they take', async () => {
  const second = await sealNow(sealer)
  const roomOf = ({ gap: [from, to] }: { gap: [number, number] }) => (to - from) / 2
  expect(roomOf(signedParts(sealed))).toBeGreaterThan(8192)
  expect(roomOf(signedParts(second))).toBeLessThan(4096)
  expect(sealFactsOf(second).timeIsTrusted).toBe(true)
})

test('a token longer than the room that was left for it gets more', async () => {
  const first = createHash('sha512').update('token').digest()
  let room = 64
  const timeStamp = {
    get room() {
      return room
    },
    stamp: () => {
      room = 9000
      return Promise.resolve(
        Buffer.concat([Buffer.from([0x04, 0x82, 0x1f, 0x40]), Buffer.alloc(8000, first)]),
      )
    },
  }
  const pdf = await sealNow(await createSealer({ dataDir: folder, trustedTime: { timeStamp, log } }))
  expect(readSeal(pdf).timeStampToken).toHaveLength(8004)
})

test('without a trusted time there is no document at first, and then one with its own time', async () => {
  authority.behave((_question, reply) => reply.writeHead(500).end())
  await expect(sealNow(sealer, longestWaitForTime - 1)).rejects.toBeInstanceOf(TimeStampError)
  expect(lines).toEqual([])
  const late = await sealNow(sealer, longestWaitForTime)
  expect(lines).toMatchObject([
    { event: 'fault', place: 'time stamp', code: 'refused' },
    { event: 'seal', time: 'own' },
  ])
  expect(sealFactsOf(late)).toMatchObject({ timeIsTrusted: false, sealedAt: claimed })
  expect(isAccepted(pdfsig(late))).toBe(true)
})

test('a document that has waited long is sealed with the trusted time all the same when there is one', async () => {
  expect(sealFactsOf(await sealNow(sealer, 10 * longestWaitForTime)).timeIsTrusted).toBe(true)
  expect(lines).toEqual([])
})

test('other failures are no reason to seal without the trusted time', async () => {
  const broken = sealer.seal(Buffer.from('%PDF-1.7\nnothing'), waitedFor(longestWaitForTime))
  await expect(broken).rejects.toThrow('Not a PDF')
})
