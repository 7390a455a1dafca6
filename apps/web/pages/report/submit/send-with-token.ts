import { tokenField } from '@delegacia/contract/human-token'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { sendReport, type Outcome } from './send-report.ts'

/** How often a report is sent with a new token when the server did not take the one before. */
const tokens = 3

/** Comes with the summary; when it does not come, the server asks for the token that is missing. */
const humanCheck = () => import('./human-check-token.ts').catch(() => undefined)

/** Begins the human check while the person reads. */
export const prepareCheck = (): void => void humanCheck().then((check) => check?.prepare())

/** Sends a report with a token; one that is not taken costs the person a moment and nothing else. */
export async function sendWithToken(
  outgoing: Occurrence,
  key: string,
  onUnanswered: () => void,
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

const onlyTokenRefused = (outcome: Outcome) =>
  outcome.kind === 'invalid' && outcome.issues.every(({ campo }) => campo === tokenField)
