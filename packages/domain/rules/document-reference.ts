/** The first 80 bits of the digest of a paper's authentication number, in hexadecimal. */
const symbols = 20
const shape = /^[0-9a-f]{20}$/

/**
 * What the QR code of a paper holds: it asks whether the paper is ours and opens nothing, for the number cannot be had
 * from it. Of a SHA-256 in hexadecimal.
 */
export const documentReference = (codeDigest: string): string => codeDigest.slice(0, symbols)

/** The reference as an address had it, in any case; undefined when it is none. It is longer than any number. */
export function readDocumentReference(given: string): string | undefined {
  const reference = given.toLowerCase()
  return shape.test(reference) ? reference : undefined
}
