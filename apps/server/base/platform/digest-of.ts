import { createHash } from 'node:crypto'

/** SHA-256: what is kept instead of a secret that only has to be recognised, or names a file. */
export const digestOf = (secret: string | Uint8Array): Buffer => createHash('sha256').update(secret).digest()
