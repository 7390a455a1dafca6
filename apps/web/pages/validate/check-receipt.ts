import type { AnswerAt } from '@delegacia/contract/api-address'
import type { Registration } from '@delegacia/contract/occurrence'
import { signedText } from '@delegacia/contract/receipt-text'

/** A receipt as the station gives it when it registers. */
export type Receipt = Registration['recibo']

/** The public key that receipts are checked with. */
type ReceiptKey = Pick<AnswerAt<'get', '/api/recibo/chave'>, 'chave' | 'pem'>

export type ReceiptCheck =
  | { found: 'genuine'; receipt: Receipt }
  /** `other-key`: it may be older than the station's present key. */
  | { found: 'forged' | 'other-key' | 'unreadable' | 'unsupported' }

/** Larger files are no receipts. */
const largestBytes = 100_000

/** Whether the station signed a receipt, checked on this device alone: the server only gives its public key. */
export async function checkReceipt(file: Blob, key: ReceiptKey): Promise<ReceiptCheck> {
  const receipt = file.size > largestBytes ? undefined : readReceipt(await file.text())
  if (!receipt) return { found: 'unreadable' }
  if (receipt.chave !== key.chave) return { found: 'other-key' }
  const publicKey = await importKey(key.pem)
  if (!publicKey) return { found: 'unsupported' }
  const text = new TextEncoder().encode(signedText(receipt))
  const signature = bytesOf(receipt.assinatura)
  const signed =
    signature !== undefined && (await crypto.subtle.verify('Ed25519', publicKey, signature, text))
  return signed ? { found: 'genuine', receipt } : { found: 'forged' }
}

/** The receipt itself, or the whole answer of the registration that holds it. */
function readReceipt(text: string): Receipt | undefined {
  try {
    const given = JSON.parse(text) as Partial<Receipt> & { recibo?: Partial<Receipt> }
    const receipt = given.recibo ?? given
    const fields = ['numero', 'registradoEm', 'sha256', 'assinatura', 'chave'] as const
    return fields.every((name) => typeof receipt[name] === 'string') ? (receipt as Receipt) : undefined
  } catch {
    return undefined
  }
}

/** Undefined in browsers without Ed25519, or at an address that is not secure. */
async function importKey(pem: string): Promise<CryptoKey | undefined> {
  try {
    const der = bytesOf(pem.replace(/-----[^-]+-----|\s/g, ''))
    return der && (await crypto.subtle.importKey('spki', der, 'Ed25519', false, ['verify']))
  } catch {
    return undefined
  }
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}
