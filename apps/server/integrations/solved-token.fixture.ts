import type { HumanChallenge } from '@delegacia/contract/human-check'
import { humanAction } from '@delegacia/contract/human-token'
import { createChallenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { altchaSecrets } from './human-check-altcha.ts'

/** What a browser sends as recaptchaToken after it has done the work. */
export async function solvedToken(given: HumanChallenge): Promise<string> {
  if (given.tipo !== 'altcha') return ''
  const challenge = given.desafio
  const solution = await solveChallenge({ challenge, deriveKey })
  return tokenOf({ challenge, solution })
}

/** For a challenge that is solved at the first try, to leave the processor to the server. */
export async function easyToken(secrets: ReturnType<typeof altchaSecrets>): Promise<string> {
  const desafio = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1000,
    counter: 0,
    deriveKey,
    expiresAt: new Date(Date.now() + 3_600_000),
    data: { action: humanAction },
    ...secrets,
  })
  return solvedToken({ tipo: 'altcha', desafio })
}

export const tokenOf = (payload: unknown): string => Buffer.from(JSON.stringify(payload)).toString('base64')

export const payloadOf = (token: string) =>
  JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as {
    challenge: { parameters: Record<string, unknown>; signature: string }
    solution: { counter: number; derivedKey: string }
  }
