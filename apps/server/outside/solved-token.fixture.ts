import type { HumanChallenge } from '@delegacia/contract/human-check'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** What a browser sends as recaptchaToken after it has done the work. */
export async function solvedToken(asked: HumanChallenge): Promise<string> {
  if (asked.tipo !== 'altcha') return ''
  const challenge = asked.desafio
  const solution = await solveChallenge({ challenge, deriveKey })
  return tokenOf({ challenge, solution })
}

export const tokenOf = (payload: unknown): string => Buffer.from(JSON.stringify(payload)).toString('base64')

export const payloadOf = (token: string) =>
  JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as {
    challenge: { parameters: Record<string, unknown>; signature: string }
    solution: { counter: number; derivedKey: string }
  }
