/** What a receipt states; its signature is over these three. */
export type ReceiptStatement = { numero: string; registradoEm: string; sha256: string }

/** The text that is signed, with holes for what it states. */
export const receiptText = 'delegacia-virtual recibo 1\n{numero}\n{registradoEm}\n{sha256}\n'

/** The very bytes, in UTF-8, that the station signs with Ed25519. */
export const signedText = (statement: ReceiptStatement): string =>
  receiptText.replace(/\{(\w+)\}/g, (_hole, name) => statement[name as keyof ReceiptStatement])
