import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { digestOf } from '../../base/platform/digest-of.ts'
import type { Database } from '../../store/tables/tables.ts'
import { idleMs, keptMs, touchMs, wholeMs } from './session-rules.ts'

export type NewSession = {
  officer: string
  /** What the browser calls itself. */
  device: string
  now: Date
  /** When the session that this one replaces began: a new proof makes no session longer. */
  startedAt?: Date | undefined
}

export type FoundSession = {
  officer: string
  startedAt: Date
  provedAt: Date
  expiresAt: Date
  /** The last request that was a use of it, at most `touchMs` before. */
  usedAt: Date
  /** False where the cookie came from another browser than it was given to. */
  sameDevice: boolean
  /** Nobody used it for too long: it opens nothing any more. */
  asleep: boolean
}

/** Salted with the token, so that the devices of two sessions cannot be compared. */
const deviceDigest = (token: string, device: string) => digestOf(`${token}\n${device}`)

/** Begins a session and returns its token (256 random bits), of which only the SHA-256 is stored. */
export async function beginSession(
  db: Kysely<Database>,
  { officer, device, now, startedAt = now }: NewSession,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('desk_sessions')
    .values({
      token_digest: digestOf(token),
      officer_id: officer,
      device_digest: deviceDigest(token, device),
      started_at: startedAt,
      proved_at: now,
      last_seen_at: now,
      expires_at: new Date(startedAt.getTime() + wholeMs),
      ended_at: null,
    })
    .execute()
  return token
}

type Asking = {
  device: string
  now: Date
  isUse?: boolean
  /** Also a session that nobody used for too long, until its eight hours are over. */
  orAsleep?: boolean
}

/** The session of a token, while it lives; that it was used is written down, unless the request is no use of it. */
export async function findSession(
  db: Kysely<Database>,
  token: string,
  { device, now, isUse = true, orAsleep = false }: Asking,
): Promise<FoundSession | undefined> {
  const row = await db
    .selectFrom('desk_sessions')
    .selectAll()
    .where('token_digest', '=', digestOf(token))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!row) return undefined
  const asleep = now.getTime() - row.last_seen_at.getTime() >= idleMs
  if (asleep && !orAsleep) return undefined
  const sameDevice = row.device_digest.equals(deviceDigest(token, device))
  const touches = isUse && !asleep && sameDevice && now.getTime() - row.last_seen_at.getTime() > touchMs
  if (touches)
    await db
      .updateTable('desk_sessions')
      .set({ last_seen_at: now })
      .where('token_digest', '=', row.token_digest)
      .execute()
  return {
    officer: row.officer_id,
    startedAt: row.started_at,
    provedAt: row.proved_at,
    expiresAt: row.expires_at,
    usedAt: touches ? now : row.last_seen_at,
    sameDevice,
    asleep,
  }
}

/** False where it had ended already. */
export async function endSession(db: Kysely<Database>, token: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('desk_sessions')
    .set({ ended_at: now })
    .where('token_digest', '=', digestOf(token))
    .where('ended_at', 'is', null)
    .returning('token_digest')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends every session of an officer; returns how many were open. */
export async function endAllSessions(db: Kysely<Database>, officer: string, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('desk_sessions')
    .set({ ended_at: now })
    .where('officer_id', '=', officer)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Deletes sessions that ended long ago. */
export async function forgetOldSessions(db: Kysely<Database>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptMs)
  await db
    .deleteFrom('desk_sessions')
    .where((eb) => eb.or([eb('expires_at', '<', before), eb('ended_at', '<', before)]))
    .execute()
}
