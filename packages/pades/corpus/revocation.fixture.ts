import { context, objectIdentifier, sequence } from '../../../apps/server/documents/asn1/der.ts'
import { type Case, made } from './case.fixture.ts'
import {
  attribute,
  certify,
  daysFromNow,
  revocationList,
  signedMessage,
  unknownLimit,
} from './certificates.fixture.ts'
import { by, people, stampedBy } from './people.fixture.ts'
import { append, copyOf, signPdf, stream, writePdf } from './signed-pdf.fixture.ts'
import { noCheck, statusAnswer } from './status-answer.fixture.ts'

const { authority, silent: issuer, unlisted: about, maria } = people
const answering = { name: 'Quem Responde', extendedKeyUsage: ['1.3.6.1.5.5.7.3.9'] }
const answer = (order: Partial<Parameters<typeof statusAnswer>[0]> = {}) =>
  statusAnswer({ about, issuer, ...order })

const signed = (make: (digest: Buffer) => Buffer = by(about)) =>
  signPdf(writePdf(), make, { objects: copyOf() })

/** A signed file with answers in its archive. */
function withAnswers(answers: Buffer[], file = signed()) {
  const [store, first] = [file.size, file.size + 1]
  const streams = answers.map((one, place) => [first + place, stream(one.toString('latin1'))] as const)
  return append(file, {
    1: `<</Type/Catalog/Pages 2 0 R/AcroForm 6 0 R/Metadata 9 0 R/DSS ${store} 0 R>>`,
    [store]: `<</Type/DSS/OCSPs[${streams.map(([number]) => `${number} 0 R`).join(' ')}]>>`,
    ...Object.fromEntries(streams),
  })
}

/** What signers keep in the file about the revocation of their certificates; the station has no list of this authority. */
export function ofRevocation(): Case[] {
  const responder = certify({ ...answering, by: issuer, extra: [noCheck] })
  const unsure = (name: string, order: Parameters<typeof answer>[0]) =>
    made(name, 'unsure', withAnswers([answer(order)]), 'revocation-unknown')
  const proven = (order: Parameters<typeof answer>[0]) =>
    withAnswers([answer(order)], signed(stampedBy(about, daysFromNow(-10))))
  const spoilt = answer()
  spoilt.writeUInt8(spoilt.readUInt8(spoilt.length - 1) ^ 1, spoilt.length - 1)
  return [
    made('answer-of-the-issuer', 'trusted', withAnswers([answer()])),
    made('answer-without-its-envelope', 'trusted', withAnswers([answer({ isBare: true })])),
    made('answer-of-a-responder', 'trusted', withAnswers([answer({ responder })])),
    made('noise-beside-an-answer', 'trusted', withAnswers([Buffer.alloc(40, 7), answer()])),
    made('answer-that-is-spoilt', 'unsure', withAnswers([spoilt]), 'revocation-unknown'),
    unsure('answer-of-a-responder-who-must-be-asked-for', {
      responder: certify({ ...answering, by: issuer }),
    }),
    unsure('answer-of-a-responder-for-others', {
      responder: certify({ ...answering, by: authority, extra: [noCheck] }),
    }),
    unsure('answer-of-a-responder-of-an-authority-of-the-same-name', {
      responder: certify({ ...answering, by: { ...issuer, key: authority.key }, extra: [noCheck] }),
    }),
    unsure('answer-of-a-responder-with-an-unknown-limit', {
      responder: certify({ ...answering, by: issuer, extra: [noCheck, unknownLimit] }),
    }),
    unsure('answer-of-a-responder-who-had-expired', {
      responder: certify({ ...answering, by: issuer, extra: [noCheck], until: daysFromNow(-5) }),
    }),
    unsure('answer-of-somebody-whom-the-issuer-certified', {
      responder: certify({ name: 'Outra Pessoa', by: issuer, extra: [noCheck] }),
    }),
    unsure('answer-about-another-certificate', { about: maria }),
    unsure('answer-about-the-same-number-elsewhere', { under: authority }),
    unsure('answer-of-another-authority', { issuer: authority }),
    unsure('answer-about-a-namesake-of-the-authority', { under: { ...issuer, key: authority.key } }),
    unsure('answer-that-knows-nothing', { isUnknown: true }),
    unsure('answer-with-an-unknown-limit', { extensions: [unknownLimit] }),
    unsure('answer-of-the-future', { from: daysFromNow(3) }),
    made(
      'answer-that-ran-out',
      'unsure',
      withAnswers([answer({ from: daysFromNow(-9), until: daysFromNow(-2) })]),
      'revocation-old',
    ),
    made('answer-for-its-day-only', 'unsure', withAnswers([answer({ until: undefined })]), 'revocation-old'),
    made(
      'answer-from-before-the-stamp',
      'unsure',
      proven({ from: daysFromNow(-12), until: daysFromNow(-9) }),
      'revocation-old',
    ),
    made('answer-from-after-the-stamp', 'trusted', proven({ from: daysFromNow(-9), until: daysFromNow(-8) })),
    made('answer-of-revocation-after-the-stamp', 'trusted', proven({ revokedSince: daysFromNow(-5) })),
    made(
      'answer-of-revocation',
      'unsure',
      withAnswers([answer({ revokedSince: daysFromNow(-5) })]),
      'revoked',
    ),
    made(
      'answer-against-an-older-one',
      'unsure',
      withAnswers([answer(), answer({ revokedSince: daysFromNow(-5) })]),
      'revoked',
    ),
    made(
      'answer-against-the-list',
      'unsure',
      withAnswers([statusAnswer({ about: people.revoked, issuer: authority })], signed(by(people.revoked))),
      'revoked',
    ),
    ...inTheMessage(),
  ]
}

function inTheMessage(): Case[] {
  const list = revocationList({ by: issuer })
  const values = (lists: Buffer[], answers: Buffer[]) =>
    sequence(context(0, sequence(...lists)), context(1, sequence(...answers)))
  const message = (order: Partial<Parameters<typeof signedMessage>[0]>) =>
    signed((digest) => signedMessage({ keys: about, digest, ...order }))
  const envelope = context(1, objectIdentifier('1.3.6.1.5.5.7.16.2'), answer())
  const [adobe, cades] = ['1.2.840.113583.1.1.8', '1.2.840.113549.1.9.16.2.24']
  return [
    made('list-in-the-message', 'trusted', message({ lists: [list] })),
    made('answer-in-the-message', 'trusted', message({ lists: [envelope] })),
    made(
      'answer-in-what-is-signed',
      'trusted',
      message({ attributes: [attribute(adobe, values([], [answer()]))] }),
    ),
    made(
      'list-in-what-is-signed',
      'trusted',
      message({ attributes: [attribute(adobe, values([list], []))] }),
    ),
    made(
      'answer-beside-what-is-signed',
      'trusted',
      message({ unsigned: [attribute(cades, values([], [answer({ isBare: true })]))] }),
    ),
    made(
      'revocation-in-the-message',
      'unsure',
      message({
        lists: [
          revocationList({
            by: issuer,
            revoked: [{ certificate: about.certificate, since: daysFromNow(-5) }],
          }),
        ],
      }),
      'revoked',
    ),
  ]
}
