import { createHash, createHmac, pbkdf2Sync } from 'node:crypto'

const iterations = 4096

/**
 * A password as PostgreSQL stores it (RFC 5802): the statement that sets it may stand in the database's log, and then says
 * nothing.
 */
export function scramVerifier(password: string, salt: Buffer): string {
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256')
  const keyed = (text: string) => createHmac('sha256', salted).update(text).digest()
  const stored = createHash('sha256').update(keyed('Client Key')).digest('base64')
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${stored}:${keyed('Server Key').toString('base64')}`
}
