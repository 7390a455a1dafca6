import { verifyAudit, type Break } from '../../../desk/audit/verify-audit.ts'
import { readHead, type Head } from '../../../store/audit-head.ts'
import type { OpenStation } from '../command/open-station.ts'
import { done, refused, type Outcome } from '../command/run-command.ts'

const faults: Record<Break['what'], string> = {
  missing: 'is missing',
  link: 'does not follow on the one before',
  hash: 'is not what was written: its hash is another',
  'cut-off': 'was cut off, and whatever came after it',
  published: 'is not the one whose hash was noted elsewhere',
}

const written = ({ seq, hash }: Head) => `${seq}:${hash}`

function readHeadText(text: string): Head | undefined {
  const [, seq, hash] = /^(\d{1,15}):([\da-f]{64})$/.exec(text) ?? []
  return seq === undefined || hash === undefined ? undefined : { seq: Number(seq), hash }
}

/** Undefined where a head cannot be read. */
export async function auditCommand(
  { db }: Pick<OpenStation, 'db'>,
  command: 'audit verify' | 'audit head',
  noted: readonly string[],
): Promise<Outcome | undefined> {
  if (command === 'audit head') return done(written(await readHead(db)))
  const heads = noted.map(readHeadText)
  const known = heads.filter((head) => head !== undefined)
  if (known.length < heads.length) return undefined
  const result = await verifyAudit(db, known)
  if (result.ok) return done(`Whole: ${result.head.seq} entries`, `Head ${written(result.head)}`)
  const { seq, what } = result.broken
  return refused(
    `Entry ${seq} ${faults[what]}; those before it are whole.`,
    'Delete and restart nothing; keep a copy of the database, and tell whoever is responsible.',
  )
}
