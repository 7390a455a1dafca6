/** What a receipt states and its signature covers. */
export type ReceiptStatement = { numero: string; registradoEm: string; sha256: string }

/** The text that is signed, with the names of what it states as params. */
export const receiptText = 'delegacia-virtual recibo 1\n{numero}\n{registradoEm}\n{sha256}\n'

/** The text whose UTF-8 bytes the station signs with Ed25519. */
export const signedText = (statement: ReceiptStatement): string =>
  receiptText.replace(/\{(\w+)\}/g, (_placeholder, name) => statement[name as keyof ReceiptStatement])
