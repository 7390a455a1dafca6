import { createHash } from 'node:crypto'
import {
  bitString,
  context,
  element,
  objectIdentifier,
  octetString,
  sequence,
} from '../../../apps/server/documents/asn1/der.ts'
import { children, readDer } from '../asn1/read-asn1.ts'
import {
  daysFromNow,
  extension,
  type Keys,
  publicDer,
  serialOf,
  signedBy,
  subjectOf,
} from './certificates.fixture.ts'

type AnswerOrder = {
  about: Keys
  /** Who issued that certificate. */
  issuer: Keys
  /** Who is named as the issuer, where that is somebody else. */
  under?: Keys
  /** Who answers for the issuer. */
  responder?: Keys
  from?: Date
  until?: Date | undefined
  producedAt?: Date
  revokedSince?: Date
  isUnknown?: boolean
  /** Without the envelope in which it is sent. */
  isBare?: boolean
  extensions?: Buffer[]
}

const moment = (date: Date) =>
  element(0x18, Buffer.from(`${date.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`))
const sha1 = (bytes: Uint8Array) => octetString(createHash('sha1').update(bytes).digest())

/** An authority's answer about the status of one certificate (OCSP). */
export function statusAnswer(order: AnswerOrder): Buffer {
  const { about, issuer, under = issuer, responder = issuer, from = daysFromNow(-1), extensions = [] } = order
  const until = 'until' in order ? order.until : daysFromNow(2)
  const { revokedSince, isUnknown = false, producedAt = from } = order
  const [, key] = children(readDer(publicDer(under.key)))
  const status = isUnknown
    ? element(0x82)
    : revokedSince
      ? element(0xa1, moment(revokedSince))
      : element(0x80)
  const single = sequence(
    sequence(
      sequence(objectIdentifier('1.3.14.3.2.26'), element(0x05)),
      sha1(subjectOf(under.certificate)),
      sha1(key?.content.subarray(1) ?? Buffer.alloc(0)),
      serialOf(about.certificate),
    ),
    status,
    moment(from),
    ...(until ? [context(0, moment(until))] : []),
  )
  const signed = sequence(
    context(1, subjectOf(responder.certificate)),
    moment(producedAt),
    sequence(single),
    ...(extensions.length > 0 ? [context(1, sequence(...extensions))] : []),
  )
  const { algorithm, signature } = signedBy(responder.key, signed)
  const basic = sequence(
    signed,
    algorithm,
    bitString(signature),
    ...(responder === issuer ? [] : [context(0, sequence(responder.certificate))]),
  )
  if (order.isBare) return basic
  const envelope = sequence(objectIdentifier('1.3.6.1.5.5.7.48.1.1'), octetString(basic))
  return sequence(element(0x0a, Buffer.from([0])), context(0, envelope))
}

/** Who has such a certificate need not be asked for in turn. */
export const noCheck = extension('1.3.6.1.5.5.7.48.1.5', element(0x05), false)
