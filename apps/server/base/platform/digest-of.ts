import { createHash } from 'node:crypto'

/** SHA-256: kept in place of a secret that only has to be recognised; also the name of a file. */
export const digestOf = (secret: string | Uint8Array): Buffer => createHash('sha256').update(secret).digest()
