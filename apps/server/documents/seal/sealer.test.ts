import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleDocument } from '../report-document.fixture.ts'
import { createPrinter } from '../pdf/printer.ts'
import { makeAuthority } from './certificate-authority.fixture.ts'
import { isAccepted, opensslVerifies, pdfsig, signedParts } from './seal-checks.fixture.ts'
import { createSealer, createSealerBy } from './sealer.ts'
import { sealFactsOf } from './seal-facts.ts'

const folder = mkdtempSync(join(tmpdir(), 'seal-'))
const dataDir = join(folder, 'data')
const registeredAt = new Date('2026-11-19T11:12:34Z')
const moment = { at: registeredAt, awaitedSince: registeredAt }
const certificatePath = join(dataDir, 'keys/test-seal.certificate.pem')
let printed: Buffer
let sealed: Buffer
let sha256: Buffer

beforeAll(async () => {
  const printer = createPrinter()
  printed = Buffer.from(await printer.print(sampleDocument({ registeredAt })))
  await printer.close()
  const sealer = await createSealer({ dataDir })
  const result = await sealer.seal(printed, moment)
  sealed = Buffer.from(result.pdf)
  sha256 = result.sha256
})
afterAll(() => rmSync(folder, { recursive: true }))

const saved = (bytes: Uint8Array, name = 'file.pdf'): string => {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return path
}

const changedAt = (bytes: Buffer, place: number): Buffer => {
  const changed = Buffer.from(bytes)
  changed.writeUInt8(changed.readUInt8(place) ^ 1, place)
  return changed
}

test('the seal is valid and covers the whole document', () => {
  const report = pdfsig(sealed)
  expect(isAccepted(report)).toBe(true)
  expect(report).toContain('ETSI.CAdES.detached')
  expect(report).toContain('Delegacia Virtual TESTE')
  expect(report).toContain('Nov 19 2026 11:12:34')
})

test('openssl accepts the signature as CAdES, and refuses it for other content', () => {
  const { content, signature } = signedParts(sealed)
  expect(opensslVerifies(content, signature, certificatePath)).toBe(true)
  expect(opensslVerifies(changedAt(content, 1000), signature, certificatePath)).toBe(false)
})

test('the signature has no signing time and carries its attributes in the order of DER', () => {
  const dump = execFileSync(
    'openssl',
    ['asn1parse', '-inform', 'DER', '-in', saved(signedParts(sealed).signature, 'cms.der')],
    { encoding: 'utf8' },
  )
  expect(dump).not.toContain('signingTime')
  const attributes = ['contentType', 'messageDigest', 'id-smime-aa-signingCertificateV2']
  expect(dump.match(/contentType|messageDigest|id-smime-aa-signingCertificateV2/g)).toEqual(attributes)
})

test('the printed bytes stay unchanged before the seal, and the hash is of the sealed file', () => {
  expect(sealed.subarray(0, printed.length).equals(printed)).toBe(true)
  expect(sha256.equals(createHash('sha256').update(sealed).digest())).toBe(true)
})

test('the file certifies itself against any change and names PDF/UA-1 beside PDF/A-2a', () => {
  const added = sealed.toString('latin1', printed.length)
  for (const part of [
    '/DocMDP',
    '/P 1/V/1.2',
    '/Tabs',
    '/DisplayDocTitle true',
    '<pdfuaid:part>1<',
    'pdfaid:conformance>A<',
  ])
    expect(added).toContain(part)
  expect(execFileSync('pdfinfo', [saved(sealed)], { encoding: 'utf8', stdio: 'pipe' })).toMatch(
    /Boletim de Ocorrência nº 00277/,
  )
  expect(execFileSync('pdftotext', [saved(sealed), '-'], { encoding: 'utf8', stdio: 'pipe' })).toContain(
    '529.982.247-25',
  )
})

test('one changed byte of the document is detected, wherever it is', () => {
  const { gap } = signedParts(sealed)
  const outside = (place: number) => place < gap[0] || place >= gap[1]
  const places = Array.from({ length: 60 }, (_, index) => Math.floor((index * (sealed.length - 1)) / 59))
  for (const place of [...places.filter(outside), gap[0] - 1, gap[1]])
    expect(isAccepted(pdfsig(changedAt(sealed, place))), `byte ${place}`).toBe(false)
})

// No signature covers its own envelope: pdfsig takes another certificate of the same key, which CAdES refuses, and the
// room that a signature leaves unused is covered by the stored hash alone.
test('one changed byte of the signature is detected by the CAdES check, in its unused room by the hash', () => {
  const { content, signature, gap } = signedParts(sealed)
  const used = signature.readUInt16BE(2) + 4
  for (let place = 60; place < used; place += 97)
    expect(opensslVerifies(content, changedAt(signature, place), certificatePath), `byte ${place}`).toBe(
      false,
    )
  const padded = changedAt(sealed, gap[1] - 2)
  expect(createHash('sha256').update(padded).digest().equals(sha256)).toBe(false)
})

test('an appended byte is detected', () => {
  expect(isAccepted(pdfsig(Buffer.concat([sealed, Buffer.from('\n')])))).toBe(false)
  expect(isAccepted(pdfsig(Buffer.concat([sealed, Buffer.from('%x\nstartxref\n0\n%%EOF\n')])))).toBe(false)
})

test('the test key is private to its owner and used again at the next start', async () => {
  const keyPath = join(dataDir, 'keys/test-seal.key.pem')
  expect(statSync(keyPath).mode & 0o777).toBe(0o600)
  expect(statSync(join(dataDir, 'keys')).mode & 0o777).toBe(0o700)
  const before = readFileSync(certificatePath)
  await createSealer({ dataDir })
  expect(readFileSync(certificatePath).equals(before)).toBe(true)
})

test('the test certificate signs for itself, is no authority and lasts ten years', () => {
  const certificate = new X509Certificate(readFileSync(certificatePath))
  expect(certificate.verify(certificate.publicKey)).toBe(true)
  expect(certificate.ca).toBe(false)
  expect(certificate.subject).toContain('CN=Delegacia Virtual TESTE')
  expect(
    new Date(certificate.validTo).getUTCFullYear() - new Date(certificate.validFrom).getUTCFullYear(),
  ).toBe(10)
  const usage = execFileSync('openssl', ['x509', '-in', certificatePath, '-noout', '-ext', 'keyUsage'], {
    encoding: 'utf8',
  })
  expect(usage).toContain('Digital Signature, Non Repudiation')
})

test('an incomplete pair of test files is made anew', async () => {
  const own = join(folder, 'half')
  mkdirSync(join(own, 'keys'), { recursive: true })
  writeFileSync(join(own, 'keys/test-seal.key.pem'), 'half')
  const sealer = await createSealer({ dataDir: own })
  expect(sealer.test).toBe(true)
  expect(isAccepted(pdfsig((await sealer.seal(printed, moment)).pdf))).toBe(true)
})

test("an operator's RSA key with a chain seals without being a test", async () => {
  const ca = makeAuthority(folder, '/CN=AC')
  const operator = ca.issue({ name: 'op', subject: '/CN=Operador', rsa: true })
  const chain = join(folder, 'chain.pem')
  writeFileSync(
    chain,
    readFileSync(operator.certificatePath, 'utf8') + readFileSync(ca.certificatePath, 'utf8'),
  )
  const sealer = await createSealer({ dataDir, keyPath: operator.keyPath, certificatePath: chain })
  expect(sealer.test).toBe(false)
  const { pdf } = await sealer.seal(printed, moment)
  const report = pdfsig(pdf)
  expect(isAccepted(report)).toBe(true)
  expect(report).toContain('CN=Operador')
  expect(sealFactsOf(Buffer.from(pdf)).signer).toBe('Operador')
  expect(sealFactsOf(sealed).signer).toBe('Delegacia Virtual TESTE')
  expect(() => sealFactsOf(printed)).toThrow('no seal')
})

test('settings that cannot seal stop the start, named and without their content', async () => {
  const keyPath = join(dataDir, 'keys/test-seal.key.pem')
  const nowhere = join(folder, 'nowhere.pem')
  await expect(createSealer({ dataDir, keyPath })).rejects.toThrow('must be set together')
  await expect(createSealer({ dataDir, keyPath: nowhere, certificatePath })).rejects.toThrow(
    'SEAL_KEY cannot be read',
  )
  await expect(createSealer({ dataDir, keyPath, certificatePath: keyPath })).rejects.toThrow(
    'not the certificate of SEAL_KEY',
  )
  await expect(
    createSealer({ dataDir, keyPath: join(folder, 'ca/op.key'), certificatePath }),
  ).rejects.toThrow('not the certificate')
})

test('only our own untouched documents are sealed, and a signature too long is refused', async () => {
  const sealer = await createSealer({ dataDir })
  await expect(sealer.seal(Buffer.from('%PDF-1.7\nnothing'), moment)).rejects.toThrow('Not a PDF')
  await expect(sealer.seal(sealed, moment)).rejects.toThrow('changed or encrypted')
  let size = 100
  const growing = await createSealerBy(async () => Buffer.alloc((size += 100)), true)
  await expect(growing.seal(printed, moment)).rejects.toThrow('The signature takes')
})
