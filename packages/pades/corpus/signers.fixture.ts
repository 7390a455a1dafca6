import { createHash, constants, sign } from 'node:crypto'
import {
  context,
  element,
  integer,
  objectIdentifier,
  sequence,
} from '../../../apps/server/documents/asn1/der.ts'
import { type Case, made, signedWith } from './case.fixture.ts'
import { daysFromNow, signedBy, signedMessage, timeStampToken } from './certificates.fixture.ts'
import { by, people, stampedBy } from './people.fixture.ts'
import { copyOf, signPdf, writePacked, writePdf } from './signed-pdf.fixture.ts'

const { maria, joao, timeStamps } = people

export function ofSigners(): Case[] {
  return [
    made('plain', 'trusted', signedWith(maria)),
    made('rsa', 'trusted', signedWith(people.withRsa)),
    made('p-384', 'trusted', signedWith(people.withP384)),
    made('p-521', 'trusted', signedWith(people.withP521)),
    made('for-mail', 'trusted', signedWith(people.forMail)),
    made('short-rsa', 'unsure', signedWith(people.withShortRsa), 'weak'),
    made('unknown-root-same-names', 'unknown-signer', signedWith(people.stranger), 'no-path'),
    made('self-made', 'unknown-signer', signedWith(people.selfMade), 'no-path'),
    made('for-servers', 'unsure', signedWith(people.forServers), 'wrong-use'),
    made('for-keys', 'unsure', signedWith(people.forKeys), 'wrong-use'),
    made('unknown-critical-limit', 'unsure', signedWith(people.limited), 'unknown-limits'),
    made('issued-by-no-authority', 'unsure', signedWith(people.byNoAuthority), 'limits'),
    made('path-too-long', 'unsure', signedWith(people.tooDeep), 'limits'),
    made('certified-by-sha-1', 'unsure', signedWith(people.certifiedBySha1), 'weak'),
    made('authority-for-some-names', 'unsure', signedWith(people.forNames), 'unknown-limits'),
    made(
      'authority-for-some-names-critically',
      'unsure',
      signedWith(people.forNamesCritically),
      'unknown-limits',
    ),
    made('authority-for-some-policies', 'unsure', signedWith(people.forPolicies), 'unknown-limits'),
    made('of-icp-brasil', 'trusted', signedWith(people.inIcpBrasil)),
    made('like-icp-brasil-by-a-stranger', 'unknown-signer', signedWith(people.outsideIcpBrasil), 'no-path'),
    made('for-secrecy', 'unsure', signedWith(people.forSecrecy), 'wrong-use'),
    made('revoked', 'unsure', signedWith(people.revoked), 'revoked'),
    made('no-revocation-list', 'unsure', signedWith(people.unlisted), 'revocation-unknown'),
    made(
      'other-key-under-her-certificate',
      'altered',
      signPdf(writePdf(), by({ ...maria, key: joao.key }), { objects: copyOf() }),
      'signature',
    ),
    made(
      'names-another-certificate',
      'altered',
      signPdf(
        writePdf(),
        (digest) => signedMessage({ keys: maria, digest, named: createHash('sha256').update('x').digest() }),
        {
          objects: copyOf(),
        },
      ),
      'signature',
    ),
  ]
}

export function ofMoments(): Case[] {
  const signed = (make: (digest: Buffer) => Buffer, claimed?: Date) =>
    signPdf(writePdf(), make, { objects: copyOf(), ...(claimed && { claimed }) })
  return [
    made('time-stamped', 'trusted', signed(stampedBy(maria, daysFromNow(-3)))),
    made(
      'stamp-of-an-authority-with-unknown-limits',
      'unsure',
      signed(stampedBy(people.expired, daysFromNow(-100), people.limitedTimeStamps)),
      'expired',
    ),
    made('expired', 'unsure', signed(by(people.expired), daysFromNow(-100)), 'expired'),
    made('expired-but-stamped-before', 'trusted', signed(stampedBy(people.expired, daysFromNow(-100)))),
    made(
      'stamped-after-its-end',
      'unsure',
      signed(stampedBy(people.expired, daysFromNow(-2))),
      'not-valid-then',
    ),
    made('not-begun', 'unsure', signed(by(people.early)), 'expired'),
    made('claims-tomorrow', 'unsure', signed(by(maria), daysFromNow(1)), 'time-ahead'),
    made('claims-before-its-certificate', 'unsure', signed(by(maria), daysFromNow(-200)), 'time-ahead'),
    made('revoked-after-its-stamp', 'trusted', signed(stampedBy(people.revokedLater, daysFromNow(-10)))),
    made(
      'revoked-and-only-claimed-before',
      'unsure',
      signed(by(people.revokedLater), daysFromNow(-10)),
      'revoked',
    ),
    made(
      'stamp-by-a-stranger',
      'unsure',
      signed(stampedBy(people.expired, daysFromNow(-100), people.stranger)),
      'expired',
    ),
    made(
      'stamp-of-another-signature',
      'unsure',
      signed((digest) =>
        signedMessage({
          keys: people.expired,
          digest,
          token: () => timeStampToken(timeStamps, Buffer.from('x'), daysFromNow(-100)),
        }),
      ),
      'expired',
    ),
    made(
      'stamp-that-is-none',
      'unsure',
      signed((digest) => signedMessage({ keys: people.expired, digest, token: () => sequence(integer(1)) })),
      'expired',
    ),
  ]
}

const pss = (attributes: Buffer, saltLength = 32) => {
  const sha256 = sequence(objectIdentifier('2.16.840.1.101.3.4.2.1'))
  const mask = sequence(objectIdentifier('1.2.840.113549.1.1.8'), sha256)
  return {
    algorithm: sequence(
      objectIdentifier('1.2.840.113549.1.1.10'),
      sequence(context(0, sha256), context(1, mask), context(2, integer(saltLength))),
    ),
    signature: sign('sha256', attributes, {
      key: people.withRsa.key,
      padding: constants.RSA_PKCS1_PSS_PADDING,
      saltLength: 32,
    }),
  }
}

/** The same message with lengths that are not written. */
const indefinite = (message: Buffer) =>
  Buffer.concat([Buffer.from([0x30, 0x80]), message.subarray(4), Buffer.from([0, 0])])

export function ofForms(): Case[] {
  const signed = (make: (digest: Buffer, bytes: Buffer) => Buffer, form?: string) =>
    signPdf(writePdf(), make, { objects: copyOf(), ...(form && { form }) })
  const sha1 = (digestOf: (bytes: Buffer) => Buffer) => (_: Buffer, bytes: Buffer) =>
    signedMessage({ keys: maria, digest: digestOf(bytes), hash: 'sha1' })
  return [
    made('pkcs-7', 'trusted', signed(by(maria), 'adbe.pkcs7.detached')),
    made(
      'lengths-not-written',
      'trusted',
      signed((digest) => indefinite(by(maria)(digest))),
    ),
    made(
      'pss',
      'trusted',
      signed((digest) => signedMessage({ keys: people.withRsa, digest, signature: (one) => pss(one) })),
    ),
    made(
      'pss-with-another-salt',
      'altered',
      signed((digest) => signedMessage({ keys: people.withRsa, digest, signature: (one) => pss(one, 20) })),
      'signature',
    ),
    made('sha-1', 'unsure', signed(sha1((bytes) => createHash('sha1').update(bytes).digest())), 'weak'),
    made(
      'sha-1-of-other-content',
      'altered',
      signed(sha1(() => createHash('sha1').update('x').digest())),
      'content',
    ),
    made('old-form', 'unsure', signed(by(maria), 'adbe.x509.rsa_sha1'), 'old-form'),
    made('form-that-nobody-knows', 'unsure', signed(by(maria), 'Nova.Forma'), 'old-form'),
    made(
      'empty-message',
      'unsure',
      signed(() => Buffer.alloc(0)),
      'unreadable',
    ),
    made(
      'message-of-noise',
      'unsure',
      signed(() => Buffer.alloc(900, 7)),
      'unreadable',
    ),
    made(
      'message-without-certificates',
      'unsure',
      signed((digest) => signedMessage({ keys: { ...maria, chain: [] }, digest })),
      'unreadable',
    ),
    made(
      'words-in-the-room',
      'unsure',
      signed((digest) => Buffer.concat([by(maria)(digest), Buffer.alloc(9), Buffer.from('oi')])),
      'padding',
    ),
    made(
      'algorithm-that-browsers-do-not-know',
      'unsure',
      signed((digest) =>
        signedMessage({
          keys: maria,
          digest,
          signature: (attributes) => ({
            algorithm: sequence(objectIdentifier('1.2.3.4'), element(0x05)),
            signature: signedBy(maria.key, attributes).signature,
          }),
        }),
      ),
      'unsupported',
    ),
    made(
      'stamp-alone',
      'unsure',
      signed((_, bytes) => timeStampToken(timeStamps, bytes, new Date()), 'ETSI.RFC3161'),
      'only-time-stamp',
    ),
    made('packed-objects', 'trusted', signPdf(writePacked(), by(maria), { objects: copyOf() })),
  ]
}
