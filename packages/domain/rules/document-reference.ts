/** The first 80 bits of the digest of a document's authentication code, in hexadecimal. */
const symbols = 20
const shape = /^[0-9a-f]{20}$/

/**
 * What the QR code of a document holds, made from the SHA-256 of its authentication code in hexadecimal. It finds the
 * document for validation but does not open it, because the code cannot be computed from it.
 */
export const documentReference = (codeDigest: string): string => codeDigest.slice(0, symbols)

/** The reference from an address, in any case; undefined when it is none. It is longer than any authentication code. */
export function readDocumentReference(given: string): string | undefined {
  const reference = given.toLowerCase()
  return shape.test(reference) ? reference : undefined
}
