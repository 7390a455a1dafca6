import { children, type Element, readDer } from '@delegacia/pades/asn1/read-asn1'
import { context, objectIdentifier, sequence, setOf } from '../asn1/der.ts'
import { timeStampTokenType } from './read-seal.ts'

const octetStringTag = 0x04

/** The signature value of a CMS signature with one signer: what a time stamp attests (ETSI EN 319 122-1, section 5.3). */
export function signatureValueOf(cms: Buffer): Buffer {
  const value = signerOf(cms).fields.find(({ tag }) => tag === octetStringTag)
  if (value === undefined) throw new Error('The signature has no value')
  return Buffer.from(value.content)
}

/** The same signature with a time-stamp token added: CAdES-B-T, and PAdES-B-T in a PDF. */
export function withTimeStampToken(cms: Buffer, token: Buffer): Buffer {
  const { fields, before, type } = signerOf(cms)
  if (fields.at(-1)?.tag !== octetStringTag) throw new Error('The signature has unsigned attributes already')
  const attribute = sequence(objectIdentifier(timeStampTokenType), setOf(token))
  const signerInfo = sequence(...fields.map(({ bytes }) => bytes), context(1, attribute))
  return sequence(type.bytes, context(0, sequence(...before.map(({ bytes }) => bytes), setOf(signerInfo))))
}

/** The fields of the one SignerInfo, what stands before the signers in SignedData, and the type of the whole. */
function signerOf(cms: Buffer): { fields: Element[]; before: Element[]; type: Element } {
  const [type, wrapped] = children(readDer(cms))
  const before = children(children(wrapped)[0])
  const [signerInfo, second] = children(before.pop())
  if (type === undefined || signerInfo === undefined || second !== undefined)
    throw new Error('Not a signature of one signer')
  return { fields: children(signerInfo), before, type }
}
