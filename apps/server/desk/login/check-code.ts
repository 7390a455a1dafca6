import { randomBytes } from 'node:crypto'
import { DeskFailure } from '../http/desk-failures.ts'
import type { LoginDeps } from './login-deps.ts'
import { holdMisses, setMisses, waitAfter, whoDigest } from './misses.ts'
import { secretBytes, stepOf } from './totp.ts'
import { findSecretOf, useStep } from './totp-store.ts'

export type CheckedCode = {
  officer: string
  /** How many wrong codes came before this one. */
  misses: number
}

/**
 * The officer of a registration and a code, which is used up. Throws `nao-confere` for a wrong code, a used one, an unknown
 * registration and one that has to wait, after the same work.
 */
export async function checkCode(
  { db, now, deskKey }: LoginDeps,
  { registration, code }: { registration: string; code: string },
): Promise<CheckedCode> {
  const who = whoDigest(deskKey, registration)
  const checked = await db.transaction().execute(async (trx) => {
    const { misses, waitSeconds } = await holdMisses(trx, who, now())
    if (waitSeconds > 0) return { waitSeconds }
    const known = await findSecretOf(trx, deskKey, { registration })
    const step = stepOf(known?.secret ?? randomBytes(secretBytes), code, now())
    if (known && step !== undefined && (await useStep(trx, known.officer, step))) {
      await setMisses(trx, who, 0, now())
      return { officer: known.officer, misses }
    }
    await setMisses(trx, who, misses + 1, now())
    return { waitSeconds: waitAfter(misses + 1) }
  })
  if (checked.officer !== undefined) return checked
  throw new DeskFailure('nao-confere', checked.waitSeconds)
}
