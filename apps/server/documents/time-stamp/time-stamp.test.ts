import { execFileSync } from 'node:child_process'
import { randomBytes, randomUUID, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { children, readDer } from '@delegacia/pades/asn1/read-asn1'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeAuthority, type Issued } from '../seal/certificate-authority.fixture.ts'
import { integer, sequence } from '../asn1/der.ts'
import { readTimeStampToken } from './time-stamp-token.ts'
import { forTimeStamps, timeStampAuthority, type TimeStampAuthority } from './time-stamp-authority.fixture.ts'
import { createRfc3161TimeStamp } from './time-stamp-rfc3161.ts'
import { noTimeStamp, type TimeStampErrorCode } from './time-stamp.ts'

let authority: TimeStampAuthority
let anchor: X509Certificate
beforeAll(async () => {
  authority = await timeStampAuthority()
  anchor = new X509Certificate(readFileSync(authority.ca.certificatePath))
})
afterAll(() => authority.close())
beforeEach(() => authority.behave())

type Options = Partial<Parameters<typeof createRfc3161TimeStamp>[0]>
const asking = (options: Options = {}) =>
  createRfc3161TimeStamp({ url: `http://${authority.address}`, anchors: [anchor], ...options })
const signature = Buffer.from('a signature value')

test('an authority attests the bytes, and gets only their digest', async () => {
  authority.requests.length = 0
  const timeStamp = asking({ url: `http://ana:se%40nha@${authority.address}/tsa` })
  expect(timeStamp.room).toBe(8192)
  const token = (await timeStamp.stamp(signature)) ?? Buffer.alloc(0)
  const { genTime, signerCertificate } = readTimeStampToken(token)
  expect(Math.abs(genTime.getTime() - Date.now())).toBeLessThan(60_000)
  expect(signerCertificate.subject).toContain('CN=Autoridade do Tempo')
  expect(timeStamp.room).toBe(token.length + 256)
  const [{ headers, question } = { headers: {}, question: Buffer.alloc(0) }] = authority.requests
  expect(headers['content-type']).toBe('application/timestamp-query')
  expect(headers.authorization).toBe(`Basic ${Buffer.from('ana:se@nha').toString('base64')}`)
  expect(question.includes(signature)).toBe(false)
  expect(question.length).toBeLessThan(90)
})

test('its own certificate may be the one that is trusted', async () => {
  const pinned = new X509Certificate(readFileSync(`${authority.folder}/ca/tsa.pem`))
  expect(await asking({ anchors: [pinned] }).stamp(signature)).toBeInstanceOf(Buffer)
})

/** The answer to another question than the one that was asked. */
const toAnother = (change: (question: Buffer) => Buffer) =>
  authority.behave(async (question, reply) => reply.end(await authority.stamped(change(question))))
/** The place of the digest and of the nonce in a question, whose lengths never change. */
const imprintAt = 24
const changedAt = (bytes: Buffer, place: number): Buffer => {
  const changed = Buffer.from(bytes)
  changed.writeUInt8(changed.readUInt8(place) ^ 1, place)
  return changed
}
const stampedBy = (by: () => Issued) =>
  authority.behave(async (question, reply) => reply.end(await authority.stamped(question, by())))
const day = 24 * 60 * 60_000
const daysFromNow = (days: number) => new Date(Date.now() + days * day)

describe('no token is taken', () => {
  test.each<[string, TimeStampErrorCode, () => void, (() => Options)?]>([
    [
      'for another nonce',
      'wrong-nonce',
      () => toAnother((question) => changedAt(question, question.length - 4)),
    ],
    ['over other bytes', 'wrong-imprint', () => toAnother((question) => changedAt(question, imprintAt + 9))],
    [
      'that answered an earlier question',
      'wrong-nonce',
      () => {
        const earlier = authority.requests[0]?.question ?? Buffer.alloc(0)
        toAnother(() => earlier)
      },
    ],
    [
      'of an authority that nobody vouches for',
      'untrusted',
      () =>
        stampedBy(() =>
          makeAuthority(authority.folder, '/CN=AC do Tempo', 'other').issue({
            name: 'tsa',
            subject: '/CN=Outra',
            extensions: forTimeStamps,
          }),
        ),
    ],
    [
      'of one that only bears the name of the trusted one',
      'untrusted',
      () =>
        stampedBy(() =>
          makeAuthority(authority.folder, '/CN=AC do Tempo', 'same').issue({
            name: 'tsa',
            subject: '/O=Teste/CN=Autoridade do Tempo',
            extensions: [...forTimeStamps, 'authorityKeyIdentifier=none'],
          }),
        ),
    ],
    [
      'of an authority whose certificate has expired',
      'untrusted',
      () =>
        stampedBy(() =>
          authority.ca.issue({
            name: 'old',
            subject: '/CN=Antiga',
            extensions: forTimeStamps,
            from: daysFromNow(-9),
            until: daysFromNow(-1),
          }),
        ),
    ],
    [
      'of an authority whose certificate begins tomorrow',
      'untrusted',
      () =>
        stampedBy(() =>
          authority.ca.issue({
            name: 'new',
            subject: '/CN=Nova',
            extensions: forTimeStamps,
            from: daysFromNow(1),
            until: daysFromNow(2),
          }),
        ),
    ],
    ['an hour before our clock', 'wrong-time', () => undefined, () => ({ now: () => daysFromNow(1 / 24) })],
    ['an hour after our clock', 'wrong-time', () => undefined, () => ({ now: () => daysFromNow(-1 / 24) })],
    [
      'with one changed byte of its time',
      'bad-signature',
      () =>
        authority.behave(async (question, reply) => {
          const answer = await authority.stamped(question)
          const time = /\d{14}Z/.exec(answer.toString('latin1'))?.index ?? 0
          reply.end(changedAt(answer, time + 13))
        }),
    ],
    [
      'with one changed byte of its signature',
      'bad-signature',
      () =>
        authority.behave(async (question, reply) => {
          const answer = await authority.stamped(question)
          reply.end(changedAt(answer, answer.length - 3))
        }),
    ],
    [
      'that is refused in due form',
      'refused',
      () => authority.behave((_question, reply) => reply.end(Buffer.from('30053003020102', 'hex'))),
    ],
    ['with status 500', 'refused', () => authority.behave((_question, reply) => reply.writeHead(500).end())],
    [
      'that is a page',
      'unreadable',
      () => authority.behave((_question, reply) => reply.end('<html>Proxy</html>')),
    ],
    ['that is empty', 'unreadable', () => authority.behave((_question, reply) => reply.end())],
    [
      'that is cut off',
      'unreadable',
      () =>
        authority.behave(async (question, reply) =>
          reply.end((await authority.stamped(question)).subarray(0, 700)),
        ),
    ],
    [
      'without end',
      'unreadable',
      () =>
        authority.behave((_question, reply) => {
          const more = () => reply.writable && reply.write(randomBytes(16_384), () => setImmediate(more))
          more()
        }),
    ],
    [
      'that leads elsewhere',
      'no-answer',
      () => authority.behave((_question, reply) => reply.writeHead(302, { location: '/else' }).end()),
    ],
    ['that never comes', 'no-answer', () => authority.behave(() => undefined)],
    [
      'that begins and never ends',
      'no-answer',
      () => authority.behave((_question, reply) => reply.write('0')),
    ],
    ['where nobody listens', 'no-answer', () => undefined, () => ({ url: 'http://127.0.0.1:9' })],
  ])('%s', async (_what, code, prepare, options) => {
    prepare()
    const started = performance.now()
    await expect(asking({ timeoutMs: 2000, ...options?.() }).stamp(signature)).rejects.toMatchObject({
      code,
    })
    expect(performance.now() - started).toBeLessThan(10_000)
  })

  // `openssl ts` refuses to sign with such certificates, so that its token is signed anew by them.
  test.each([
    ['may do so, not must', ['extendedKeyUsage=timeStamping']],
    ['may do other things too', ['extendedKeyUsage=critical,timeStamping,codeSigning']],
    ['may do anything', []],
  ])('of a certificate that %s', async (_what, extensions) => {
    signingAnewBy(authority.ca.issue({ name: randomUUID(), subject: '/CN=Outro uso', extensions }))
    await expect(asking().stamp(signature)).rejects.toMatchObject({ code: 'no-authority' })
  })

  test('that does not name its signer among what is signed', async () => {
    signingAnewBy(
      authority.ca.issue({ name: randomUUID(), subject: '/CN=Sem nome', extensions: forTimeStamps }),
      [],
    )
    await expect(asking().stamp(signature)).rejects.toMatchObject({ code: 'unreadable' })
  })

  test('but of an authority, when the same is done with the right certificate', async () => {
    signingAnewBy(authority.ca.issue({ name: randomUUID(), subject: '/CN=Certa', extensions: forTimeStamps }))
    expect(await asking().stamp(signature)).toBeInstanceOf(Buffer)
  })
})

const signingAnewBy = (by: Issued, form = ['-cades']) =>
  authority.behave(async (question, reply) => {
    const [, token] = children(readDer(await authority.stamped(question)))
    const info = readTimeStampToken(token?.bytes ?? Buffer.alloc(0)).content
    reply.end(sequence(sequence(integer(0)), signedAnew(info, by, form)))
  })

function signedAnew(info: Uint8Array, by: Issued, form: string[]): Buffer {
  const type = '-econtent_type 1.2.840.113549.1.9.16.1.4'
  const options = `cms -sign -binary -nodetach -outform DER -md sha256 ${type}`.split(' ')
  const keys = ['-signer', by.certificatePath, '-inkey', by.keyPath]
  return execFileSync('openssl', [...options, ...form, ...keys], { input: info, stdio: 'pipe' })
}

test('older forms are accepted as well: RSA, SHA-512, a certificate named by SHA-1, parts of a second', async () => {
  const by = authority.ca.issue({ name: 'rsa', subject: '/CN=Antiga', extensions: forTimeStamps, rsa: true })
  authority.behave(async (question, reply) => reply.end(await authority.stamped(question, by, 'older')))
  expect(await asking().stamp(signature)).toBeInstanceOf(Buffer)
})

test('after a failure there is no further request for a while', async () => {
  let questions = 0
  authority.behave((_question, reply) => {
    questions += 1
    reply.writeHead(500).end()
  })
  const timeStamp = asking()
  await expect(timeStamp.stamp(signature)).rejects.toMatchObject({ code: 'refused' })
  await expect(timeStamp.stamp(signature)).rejects.toMatchObject({ code: 'no-answer' })
  expect(questions).toBe(1)
  authority.behave()
  const patient = asking({ restMs: 0 })
  expect(await patient.stamp(signature)).toBeInstanceOf(Buffer)
})

test('without an authority nothing is attested and no room is needed', async () => {
  expect(noTimeStamp.room).toBe(0)
  expect(await noTimeStamp.stamp(signature)).toBeUndefined()
})
