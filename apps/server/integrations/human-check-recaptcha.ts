import type { HumanCheck } from './human-check.ts'
import { ServiceUnavailable } from './service-unavailable.ts'

type RecaptchaOptions = {
  siteKey: string
  secret: string
  /** Google's siteverify, or a service with the same interface. */
  url: string
}

/** How sure the service must be of a person, from 0 to 1. */
const lowestScore = 0.5
const timeout = 5000

/** reCAPTCHA v3: the service remembers used tokens itself. People's addresses are not passed on to it. */
export function createRecaptchaCheck({ siteKey, secret, url }: RecaptchaOptions): HumanCheck {
  return {
    origins: ['https://www.google.com', 'https://www.gstatic.com'],
    challenge: () => Promise.resolve({ tipo: 'recaptcha', chave: siteKey }),
    workOf: () => Promise.resolve(undefined),
    async verify(token, action) {
      if (token === undefined || !/^[\w-]{1,4096}$/.test(token)) return { ok: false }
      const verdict = await ask(url, new URLSearchParams({ secret, response: token }))
      return {
        ok:
          verdict['success'] === true &&
          verdict['action'] === action &&
          Number(verdict['score']) >= lowestScore,
      }
    },
  }
}

/** While the service gives no verdict nobody is refused as a program: the browser tries again. */
async function ask(url: string, body: URLSearchParams): Promise<Record<string, unknown>> {
  try {
    const answer = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(timeout) })
    if (!answer.ok) throw new ServiceUnavailable('reCAPTCHA gives no verdict')
    return (await answer.json()) as Record<string, unknown>
  } catch {
    throw new ServiceUnavailable('reCAPTCHA gives no verdict')
  }
}
