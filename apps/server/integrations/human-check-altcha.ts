import { hkdfSync } from 'node:crypto'
import { humanAction } from '@delegacia/contract/human-token'
import { createChallenge, randomInt, verifySolution, type Challenge, type Solution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { digestOf } from '../base/platform/digest-of.ts'
import type { HumanCheck, HumanCheckVerdict } from './human-check.ts'

/** Rounds of one try, and tries until the solution: about half a second on a computer, two on a slow phone. */
const cost = 1000
const fewestTries = 500
const mostTries = 1000

type AltchaOptions = {
  /** The station's key; servers that share it accept each other's challenges. */
  stationKey: Buffer
  /** How long a person may read before registering. */
  minutes?: number
}

/** Work instead of a puzzle, made and verified by the station itself: no other service is involved. */
export function createAltchaCheck({ stationKey, minutes = 30 }: AltchaOptions): HumanCheck {
  const secrets = altchaSecrets(stationKey)
  async function verify(token: string | undefined, action: string): Promise<HumanCheckVerdict> {
    const payload = readToken(token)
    return payload === undefined ? { ok: false } : judge(payload, action, secrets)
  }
  return {
    origins: [],
    async challenge(effort) {
      const desafio = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(mostTries * effort, fewestTries * effort),
        deriveKey,
        expiresAt: new Date(Date.now() + minutes * 60_000),
        data: { action: humanAction },
        ...secrets,
      })
      return { tipo: 'altcha', desafio }
    },
    verify,
    async workOf(token, action) {
      const verdict = await verify(typeof token === 'string' ? token : undefined, action)
      return verdict.ok ? verdict.spends?.id.toString('hex') : undefined
    },
  }
}

/** The secrets that sign challenges and solutions, derived from the station key so that nothing has to be stored. */
export function altchaSecrets(stationKey: Buffer) {
  const secret = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', stationKey, '', `human check, ${purpose}`, 32)).toString('hex')
  return { hmacSignatureSecret: secret('challenge'), hmacKeySignatureSecret: secret('solution') }
}

type Payload = { challenge: Challenge; solution: Solution }

/** Checks only the shape that the library's types promise; the library verifies the rest. */
function readToken(token: string | undefined): Payload | undefined {
  if (token === undefined || token.length > 4096) return undefined
  try {
    const { challenge, solution } = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Payload
    const { parameters, signature } = challenge
    return typeof signature === 'string' && typeof parameters.expiresAt === 'number'
      ? { challenge: { parameters, signature }, solution }
      : undefined
  } catch {
    return undefined
  }
}

async function judge(
  { challenge, solution }: Payload,
  action: string,
  secrets: ReturnType<typeof altchaSecrets>,
): Promise<HumanCheckVerdict> {
  // A forged payload may hold anything, and the library then throws.
  const verified = await verifySolution({ challenge, solution, deriveKey, ...secrets }).then(
    (result) => result.verified,
    () => false,
  )
  const { data, expiresAt = 0 } = challenge.parameters
  if (!verified || data?.['action'] !== action) return { ok: false }
  return {
    ok: true,
    spends: { id: digestOf(challenge.signature ?? ''), expires_at: new Date(expiresAt * 1000) },
  }
}
