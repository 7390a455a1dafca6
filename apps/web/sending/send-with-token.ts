import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { onlyTokenRefused, type Outcome } from './read-outcome.ts'
import { sendReport } from './send-report.ts'

/** How often a report is sent with a new token after the server refused the last one. */
const tokens = 3

/** Loaded with the summary; if that fails, the server asks for the missing token. */
const humanCheck = () => import('./human-check-token.ts').catch(() => undefined)

/** Begins the human check while the person reads. */
export const prepareCheck = (): void => void humanCheck().then((check) => check?.prepare())

/** Sends a report with a token; a refused one is replaced without the person noticing. Without `onUnanswered` it tries once. */
export async function sendWithToken(
  outgoing: Occurrence,
  key: string,
  onUnanswered?: () => void,
): Promise<Outcome> {
  const check = await humanCheck()
  for (let left = tokens - 1; ; left -= 1) {
    const token = await check?.token()
    const outcome = await sendReport(
      token ? { ...outgoing, recaptchaToken: token } : outgoing,
      key,
      onUnanswered,
    )
    if (outcome.kind === 'registered' || onlyTokenRefused(outcome)) check?.renew()
    if (!onlyTokenRefused(outcome)) return outcome
    if (left === 0) return { kind: 'refused' }
  }
}
