import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import { join } from 'node:path'
import type { Registration } from '@delegacia/contract/occurrence'
import { signedText, type ReceiptStatement } from '@delegacia/contract/receipt-text'
import { secretFile } from '../store/secret-file.ts'

export type ReceiptSigner = {
  /** The same statement always gives the same receipt. */
  sign(statement: ReceiptStatement): Registration['recibo']
  /** What a receipt names its key by. */
  keyId: string
  /** The public key that checks receipts, PEM. */
  publicKey: string
}

/** Signs with the Ed25519 key of this data folder, made at first start. */
export function createReceiptSigner(dataDir: string): ReceiptSigner {
  const pem = secretFile(join(dataDir, 'keys/receipt.key'), () =>
    Buffer.from(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })),
  )
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
