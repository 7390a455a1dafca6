import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto'
import type { Registration } from '@delegacia/contract/occurrence'
import { signedText, type ReceiptStatement } from '@delegacia/contract/receipt-text'

export type ReceiptSigner = {
  /** The same statement always gives the same receipt. */
  sign(statement: ReceiptStatement): Registration['recibo']
  /** The identifier of the key, which stands in every receipt. */
  keyId: string
  /** The public key that checks receipts, PEM. */
  publicKey: string
}

/** Signs with an Ed25519 key, PKCS#8 in PEM. */
export function createReceiptSigner(pem: Buffer): ReceiptSigner {
  const key = createPrivateKey(pem)
  const publicKey = createPublicKey(key)
  const keyId = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16)
  return {
    keyId,
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    sign(statement) {
      const text = Buffer.from(signedText(statement))
      return { ...statement, assinatura: sign(null, text, key).toString('base64'), chave: keyId }
    },
  }
}
