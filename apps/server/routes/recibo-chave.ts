import { receiptText } from '@delegacia/contract/receipt-text'
import type { FastifyInstance } from 'fastify'
import type { ReceiptSigner } from '../reports/receipt.ts'

/** GET /api/recibo/chave */
export function registerReciboChave(app: FastifyInstance, { keyId, publicKey }: ReceiptSigner): void {
  app.get('/recibo/chave', () =>
    Promise.resolve({ chave: keyId, algoritmo: 'Ed25519', pem: publicKey, texto: receiptText }),
  )
}
