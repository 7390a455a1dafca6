import { createHash } from 'node:crypto'

/** An entry as it stands in the table, the time in microseconds as the database writes it. */
export type ChainedEntry = {
  seq: string
  at: string
  act: string
  officer_id: string | null
  duty: string | null
  subject: string | null
  reason: string | null
  previous: Buffer
  hash: Buffer
}

const part = (text: string | null) => (text === null ? '-,' : `${Buffer.byteLength(text)}:${text},`)

/** The hash that `append_audit` gives this entry, computed apart from the database. */
export const entryHash = ({
  seq,
  at,
  act,
  officer_id,
  duty,
  subject,
  reason,
  previous,
}: ChainedEntry): Buffer =>
  createHash('sha256')
    .update([seq, at, act, officer_id, duty, subject, reason, previous.toString('hex')].map(part).join(''))
    .digest()
