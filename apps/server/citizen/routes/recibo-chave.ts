import { receiptText } from '@delegacia/contract/receipt-text'
import { receiptKey } from '@delegacia/contract/station'
import type { FastifyInstance } from 'fastify'
import { serveCall } from '../../base/http/serve-call.ts'
import type { ReceiptSigner } from '../../reports/registration/receipt.ts'

/** The public key that receipts are checked with. */
export function registerReciboChave(app: FastifyInstance, { keyId, publicKey }: ReceiptSigner): void {
  serveCall(app, receiptKey, () => ({
    chave: keyId,
    algoritmo: 'Ed25519' as const,
    pem: publicKey,
    texto: receiptText,
  }))
}
