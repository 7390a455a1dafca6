import { createHash } from 'node:crypto'

/** What is kept instead of a secret that only has to be recognised. */
export const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()
