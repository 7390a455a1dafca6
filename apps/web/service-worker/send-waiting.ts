import { pbkdf2, solveChallenge } from 'altcha/lib'
import type { HumanChallenge } from '@delegacia/contract/human-check'
import { keptReports } from '../device/kept-reports.ts'
import { sendingOf } from '../device/sending-of.ts'
import { onlyTokenRefused, outcomeOfAnswer, outcomeOfFailure, type Outcome } from '../sending/read-outcome.ts'
import { sendKept, type SendOnce } from '../sending/send-kept.ts'

const waiting = async () => (await keptReports()).filter(({ draft }) => sendingOf(draft)?.waiting)

/** Sends every kept report that waits. Rejects while one still does, so that the browser lets the worker try again. */
export async function sendWaiting(): Promise<void> {
  for (const { id } of await waiting()) await sendKept(id, sendOnce)
  if ((await waiting()).length > 0) throw new Error('a report still waits')
}

const sendOnce: SendOnce = async (report, key) => {
  const recaptchaToken = await solveCheck().catch(() => undefined)
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json', 'Idempotency-Key': key }
  const body = JSON.stringify(recaptchaToken ? { ...report, recaptchaToken } : report)
  try {
    const answer = await fetch('/api/ocorrencia', { method: 'POST', headers, body })
    const said: unknown = await answer.json().catch(() => undefined)
    const isAnswer = answer.ok || answer.status === 422 || answer.status === 409
    return isAnswer ? unlessToken(outcomeOfAnswer(said)) : outcomeOfFailure(answer.status, said)
  } catch {
    return { kind: 'unknown' }
  }
}

const unlessToken = (outcome: Outcome): Outcome => (onlyTokenRefused(outcome) ? { kind: 'unknown' } : outcome)

/** The work of the human check, done here where no page is. A check of another service needs a page: without it the server refuses. */
async function solveCheck(): Promise<string | undefined> {
  const answer = await fetch('/api/verificacao-humana', { cache: 'no-store' })
  const check = (await answer.json()) as HumanChallenge
  if (check.tipo !== 'altcha') return undefined
  const challenge = check.desafio
  const solution = await solveChallenge({ challenge, deriveKey: pbkdf2.deriveKey })
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined
}
