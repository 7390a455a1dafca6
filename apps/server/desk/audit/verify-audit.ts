import { sql, type Kysely } from 'kysely'
import { readHead, type Head } from '../../store/audit-head.ts'
import type { Database } from '../../store/tables/tables.ts'
import { entryHash, type ChainedEntry } from './entry-hash.ts'

/** What is wrong with the chain at its first wrong entry. */
export type Break = { seq: number; what: 'missing' | 'link' | 'hash' | 'cut-off' | 'published' }

export type Verification = { ok: true; head: Head } | { ok: false; broken: Break }

const pageSize = 5000
const beginning: Buffer = Buffer.alloc(32)

/**
 * Computes every entry anew and compares it with what is stored. `published` are heads that were noted elsewhere: without
 * one, entries cut off at the end together with the head are not noticed.
 */
export async function verifyAudit(
  db: Kysely<Database>,
  published: readonly Head[] = [],
): Promise<Verification> {
  const noted = new Map(published.map(({ seq, hash }) => [seq, hash]))
  let last: { seq: number; hash: Buffer } = { seq: 0, hash: beginning }
  for (;;) {
    const entries = await pageAfter(db, last.seq)
    for (const entry of entries) {
      const seq = last.seq + 1
      const what = faultOf(entry, last, noted.get(seq))
      if (what !== undefined) return { ok: false, broken: { seq, what } }
      last = { seq, hash: entry.hash }
    }
    if (entries.length < pageSize) break
  }
  const head = await readHead(db)
  // Nobody becomes an officer without an entry.
  const officer = await db.selectFrom('officers').select('id').limit(1).executeTakeFirst()
  const least = officer ? 1 : 0
  const latest = Math.max(head.seq, least, ...noted.keys())
  if (latest > last.seq) return { ok: false, broken: { seq: last.seq + 1, what: 'cut-off' } }
  if (head.hash !== last.hash.toString('hex')) return { ok: false, broken: { seq: last.seq, what: 'hash' } }
  return { ok: true, head }
}

function faultOf(
  entry: ChainedEntry,
  before: { seq: number; hash: Buffer },
  noted: string | undefined,
): Break['what'] | undefined {
  if (Number(entry.seq) !== before.seq + 1) return 'missing'
  if (!entry.previous.equals(before.hash)) return 'link'
  if (!entryHash(entry).equals(entry.hash)) return 'hash'
  return noted !== undefined && noted !== entry.hash.toString('hex') ? 'published' : undefined
}

async function pageAfter(db: Kysely<Database>, seq: number): Promise<ChainedEntry[]> {
  const { rows } = await sql<ChainedEntry>`
    select seq::text, audit_time(at) as at, act, officer_id, duty, subject, reason, previous, hash
    from audit_entries where seq > ${seq} order by audit_entries.seq limit ${pageSize}`.execute(db)
  return rows
}
