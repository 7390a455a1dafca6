import { createPublicKey, verify } from 'node:crypto'
import type { Registration } from '@delegacia/contract/occurrence'
import { signedText } from '@delegacia/contract/receipt-text'
import { done, refused, type Outcome } from '../command/run-command.ts'

type Receipt = Registration['recibo']

/**
 * Whether a receipt was signed with a key; needs only these two texts.
 * @param text the receipt, or the whole answer that held it, as JSON
 * @param pem the public key, PEM, or the answer of GET /api/recibo/chave
 */
export function checkReceipt(text: string, pem: string): Outcome {
  const receipt = readReceipt(text)
  if (!receipt) return refused('The receipt cannot be read')
  try {
    const key = createPublicKey(
      pem.trimStart().startsWith('{') ? (JSON.parse(pem) as { pem: string }).pem : pem,
    )
    const statement = Buffer.from(signedText(receipt))
    return verify(null, statement, key, Buffer.from(receipt.assinatura, 'base64'))
      ? done(`Genuine: ${receipt.numero}, registered at ${receipt.registradoEm}, content ${receipt.sha256}`)
      : refused('Not genuine: this key did not sign this receipt')
  } catch {
    return refused('The key cannot be read')
  }
}

function readReceipt(text: string): Receipt | undefined {
  try {
    const given = JSON.parse(text) as Partial<Receipt> & { recibo?: Partial<Receipt> }
    const receipt = given.recibo ?? given
    const fields = ['numero', 'registradoEm', 'sha256', 'assinatura'] as const
    return fields.every((name) => typeof receipt[name] === 'string') ? (receipt as Receipt) : undefined
  } catch {
    return undefined
  }
}
