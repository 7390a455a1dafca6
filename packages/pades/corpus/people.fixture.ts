import { context, objectIdentifier, octetString, sequence } from '../../../apps/server/documents/asn1/der.ts'
import {
  certify,
  daysFromNow,
  ecKey,
  extension,
  type Keys,
  revocationList,
  rsaKey,
  signedMessage,
  timeStampToken,
  unknownLimit,
} from './certificates.fixture.ts'

const root = certify({
  name: 'AC Raiz de Teste',
  authority: true,
  from: daysFromNow(-4000),
  until: daysFromNow(4000),
})
const authority = certify({
  name: 'AC Intermediária de Teste',
  by: root,
  authority: true,
  pathLength: 0,
  from: daysFromNow(-3000),
  until: daysFromNow(3000),
})
const strangersRoot = certify({ name: 'AC Raiz de Teste', authority: true })
const strangers = certify({ name: 'AC Intermediária de Teste', by: strangersRoot, authority: true })
const ofTimeStamps = {
  name: 'Carimbo de Teste',
  by: authority,
  keyUsage: 0xc0,
  extendedKeyUsage: ['1.3.6.1.5.5.7.3.8'],
  from: daysFromNow(-900),
  until: daysFromNow(900),
}
const timeStamps = certify(ofTimeStamps)
const name = 'MARIA DE TESTE:11144477735'
const order = { name, by: authority }
const maria = certify(order)
const silent = certify({ name: 'AC Sem Lista', by: root, authority: true })
const limitedTo = (limit: string, critical: boolean) =>
  certify({
    name,
    by: certify({
      name: 'AC Limitada',
      by: root,
      authority: true,
      extra: [extension(limit, sequence(), critical)],
    }),
  })
const ofPolicy = (policy: string) =>
  extension('2.5.29.32', sequence(sequence(objectIdentifier(policy))), false)
/** Born on 15 August 1980, with further numbers behind the CPF (DOC-ICP-04). */
const personalData = extension(
  '2.5.29.17',
  sequence(
    context(
      0,
      objectIdentifier('2.16.76.1.3.1'),
      context(0, octetString(Buffer.from('150819801114447773512345678901000001234567SSPPA'))),
    ),
  ),
  false,
)
const inIcpBrasil = [ofPolicy('2.16.76.1.2.3.36'), personalData]
const notAuthority = certify({ name: 'Falsa Autoridade', by: authority })

/** Everybody who signs in the corpus. */
export const people = {
  root,
  authority,
  timeStamps,
  limitedTimeStamps: certify({ ...ofTimeStamps, extra: [unknownLimit] }),
  maria,
  joao: certify({ name: 'JOÃO DE TESTE', by: authority }),
  withRsa: certify({ ...order, key: rsaKey() }),
  withShortRsa: certify({ ...order, key: rsaKey(1024) }),
  withP384: certify({ ...order, key: ecKey('P-384') }),
  withP521: certify({ ...order, key: ecKey('P-521') }),
  expired: certify({ ...order, from: daysFromNow(-400), until: daysFromNow(-10) }),
  early: certify({ ...order, from: daysFromNow(5), until: daysFromNow(50) }),
  revoked: certify(order),
  revokedLater: certify(order),
  silent,
  unlisted: certify({ name, by: silent }),
  forNames: limitedTo('2.5.29.30', false),
  forNamesCritically: limitedTo('2.5.29.30', true),
  forPolicies: limitedTo('2.5.29.36', false),
  inIcpBrasil: certify({ ...order, extra: inIcpBrasil }),
  outsideIcpBrasil: certify({ name, by: strangers, extra: inIcpBrasil }),
  forSecrecy: certify({ ...order, extra: [ofPolicy('2.16.76.1.2.101.4')] }),
  stranger: certify({ name, by: strangers }),
  selfMade: certify({ name }),
  forServers: certify({ ...order, extendedKeyUsage: ['1.3.6.1.5.5.7.3.1'] }),
  forMail: certify({ ...order, extendedKeyUsage: ['1.3.6.1.5.5.7.3.2', '1.3.6.1.5.5.7.3.4'] }),
  forKeys: certify({ ...order, keyUsage: 0x20 }),
  limited: certify({ ...order, extra: [unknownLimit] }),
  byNoAuthority: certify({ name, by: notAuthority }),
  tooDeep: certify({ name, by: certify({ name: 'AC Funda', by: authority, authority: true }) }),
  certifiedBySha1: certify({ ...order, digest: 'sha1' }),
} satisfies Record<string, Keys>

/** The lists of the station: of the root and of the authority below it. */
export const lists = [
  revocationList({ by: root }),
  revocationList({
    by: authority,
    revoked: [
      { certificate: people.revoked.certificate, since: daysFromNow(-20) },
      { certificate: people.revokedLater.certificate, since: daysFromNow(-2) },
    ],
  }),
]

/** A message by somebody, as most are. */
export const by =
  (keys: Keys) =>
  (digest: Buffer): Buffer =>
    signedMessage({ keys, digest })

/** A message with a time stamp. */
export const stampedBy =
  (keys: Keys, at: Date, authorityOfTime: Keys = timeStamps) =>
  (digest: Buffer): Buffer =>
    signedMessage({ keys, digest, token: (signature) => timeStampToken(authorityOfTime, signature, at) })
