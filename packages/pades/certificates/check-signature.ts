import {
  type Bytes,
  bitsOf,
  children,
  hexOf,
  identifier,
  joined,
  readElement,
  UnreadableError,
  written,
} from '../asn1/read-asn1.ts'
import { type Algorithm, algorithmOf } from './certificate.ts'

export type Hash = 'SHA-1' | 'SHA-256' | 'SHA-384' | 'SHA-512'

/** Digest algorithms that browsers know. */
export const hashes: Readonly<Record<string, Hash>> = {
  '1.3.14.3.2.26': 'SHA-1',
  '2.16.840.1.101.3.4.2.1': 'SHA-256',
  '2.16.840.1.101.3.4.2.2': 'SHA-384',
  '2.16.840.1.101.3.4.2.3': 'SHA-512',
}

/** `weak`: valid, by an algorithm or a key that can be imitated today. `unsupported`: this browser cannot tell. */
export type SignatureStrength = 'valid' | 'weak' | 'invalid' | 'unsupported'

type Signed = {
  /** SubjectPublicKeyInfo. */
  publicKey: Bytes
  algorithm: Algorithm
  /** Where the algorithm names none. */
  hash?: Hash | undefined
  signature: Bytes
  data: Bytes
}

const rsa = '1.2.840.113549.1.1.1'
const rsaPss = '1.2.840.113549.1.1.10'
const ecKey = '1.2.840.10045.2.1'
const ed25519 = '1.3.101.112'

const byRsa: Readonly<Record<string, Hash>> = {
  '1.2.840.113549.1.1.5': 'SHA-1',
  '1.2.840.113549.1.1.11': 'SHA-256',
  '1.2.840.113549.1.1.12': 'SHA-384',
  '1.2.840.113549.1.1.13': 'SHA-512',
}
const byCurve: Readonly<Record<string, Hash>> = {
  '1.2.840.10045.4.1': 'SHA-1',
  '1.2.840.10045.4.3.2': 'SHA-256',
  '1.2.840.10045.4.3.3': 'SHA-384',
  '1.2.840.10045.4.3.4': 'SHA-512',
}
const curves: Readonly<Record<string, { name: string; bytes: number }>> = {
  '1.2.840.10045.3.1.7': { name: 'P-256', bytes: 32 },
  '1.3.132.0.34': { name: 'P-384', bytes: 48 },
  '1.3.132.0.35': { name: 'P-521', bytes: 66 },
}

/** Shorter RSA keys can be broken. */
const shortestKey = 2048

/** Whether a key made a signature of these bytes. */
export async function verifySignature(signed: Signed): Promise<SignatureStrength> {
  const keyAlgorithm = algorithmOf(children(readElement(signed.publicKey))[0])
  try {
    if (keyAlgorithm.id === ecKey) return await checkEcdsa(signed, keyAlgorithm)
    if (keyAlgorithm.id === ed25519 && signed.algorithm.id === ed25519) {
      const key = await crypto.subtle.importKey('spki', signed.publicKey, 'Ed25519', false, ['verify'])
      return (await crypto.subtle.verify('Ed25519', key, signed.signature, signed.data)) ? 'valid' : 'invalid'
    }
    if (keyAlgorithm.id === rsa || keyAlgorithm.id === rsaPss) return await checkRsa(signed)
    return 'unsupported'
  } catch (error) {
    if (error instanceof UnreadableError) return 'invalid'
    // Browsers refuse keys and algorithms that they do not know.
    return 'unsupported'
  }
}

async function checkRsa({ publicKey, algorithm, hash, signature, data }: Signed): Promise<SignatureStrength> {
  const pss = algorithm.id === rsaPss ? pssParameters(algorithm) : undefined
  const digest = algorithm.id === rsaPss ? pss?.hash : algorithm.id === rsa ? hash : byRsa[algorithm.id]
  if (!digest) return 'unsupported'
  const name = pss ? 'RSA-PSS' : 'RSASSA-PKCS1-v1_5'
  const [, bits] = children(readElement(publicKey))
  // Browsers import RSA keys under their plain name only.
  const plain = written(0x30, written(0x30, rsaName), bits?.bytes ?? new Uint8Array())
  const key = await crypto.subtle.importKey('spki', plain, { name, hash: digest }, false, ['verify'])
  const how = pss ? { name, saltLength: pss.saltLength } : name
  if (!(await crypto.subtle.verify(how, key, signature, data))) return 'invalid'
  return digest === 'SHA-1' || modulusBits(publicKey) < shortestKey ? 'weak' : 'valid'
}

/** rsaEncryption with its NULL. */
const rsaName = Uint8Array.from([6, 9, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 1, 1, 5, 0])

function modulusBits(publicKey: Bytes): number {
  const [, bits] = children(readElement(publicKey))
  const [modulus] = children(readElement(bitsOf(bits)))
  return hexOf(modulus?.content ?? new Uint8Array()).replace(/^0+/, '').length * 4
}

/** Undefined for what browsers cannot do: another digest for the mask. Defaults as in RFC 4055. */
function pssParameters({ parameters }: Algorithm): { hash: Hash; saltLength: number } | undefined {
  const fields = children(parameters)
  const field = (number: number) => children(fields.find(({ tag }) => tag === (0xa0 | number)))[0]
  const hashField = field(0)
  const maskField = field(1)
  const hash = hashField ? hashes[algorithmOf(hashField).id] : 'SHA-1'
  const maskHash = maskField ? hashes[algorithmOf(algorithmOf(maskField).parameters).id] : 'SHA-1'
  const salt = field(2)
  if (!hash || hash !== maskHash) return undefined
  return { hash, saltLength: salt ? Number.parseInt(hexOf(salt.content), 16) : 20 }
}

async function checkEcdsa(signed: Signed, keyAlgorithm: Algorithm): Promise<SignatureStrength> {
  const { publicKey, algorithm, signature, data } = signed
  const curve = curves[identifier(keyAlgorithm.parameters)]
  const hash = algorithm.id === ecKey ? signed.hash : byCurve[algorithm.id]
  if (!curve || !hash) return 'unsupported'
  const how = { name: 'ECDSA', namedCurve: curve.name }
  const key = await crypto.subtle.importKey('spki', publicKey, how, false, ['verify'])
  const numbers = children(readElement(signature)).map(({ content }) => fixedLength(content, curve.bytes))
  if (numbers.length !== 2) return 'invalid'
  if (!(await crypto.subtle.verify({ name: 'ECDSA', hash }, key, joined(numbers), data))) return 'invalid'
  return hash === 'SHA-1' ? 'weak' : 'valid'
}

function fixedLength(number: Bytes, length: number): Bytes {
  const start = number.findIndex((byte) => byte !== 0)
  const digits = start === -1 ? new Uint8Array() : number.subarray(start)
  if (digits.length > length) throw new UnreadableError('Not a number of this curve')
  return joined([new Uint8Array(length - digits.length), digits])
}
