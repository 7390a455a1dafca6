import { checkEmail } from '@delegacia/domain/rules/email'
import * as v from 'valibot'
import { expecting, explained } from './formats.ts'

/** What the operator decides about urgent reports that nobody opens. */
export type DangerSettings = {
  /** After so many minutes the unit's contact on duty is told, after twice as many its chief, after three times the virtual station. */
  urgentMinutes: number
  /** The virtual station's contact; undefined: none. */
  alarmEmail: string | undefined
  /** A service that passes on what it is told, by SMS or pager; undefined: none. */
  alarmWebhook: string | undefined
  /** Whether that service may be in the operator's own network. */
  alarmWebhookIsPrivate: boolean
}

const minutes = expecting(
  'a whole number of minutes from 1 to 60',
  v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.minValue(1), v.maxValue(60)),
)

const email = expecting(
  'one e-mail address',
  v.pipe(
    v.string(),
    v.check((text) => checkEmail(text) === undefined),
  ),
)

const webhook = expecting(
  'an https address without a user, http only together with ALARM_WEBHOOK_PRIVATE=on',
  v.pipe(
    v.string(),
    v.url(),
    v.check((text) => {
      const { protocol, username, hash } = new URL(text)
      return ['https:', 'http:'].includes(protocol) && username === '' && hash === ''
    }),
  ),
)

export const dangerVariables = v.object({
  URGENT_MINUTES: v.optional(
    explained(
      minutes,
      'After how many minutes somebody is told that nobody has opened an urgent report ([Nobody opens it](desk.md#nobody-opens-it)).',
    ),
    '5',
  ),
  ALARM_EMAIL: v.optional(
    explained(
      email,
      'The e-mail of the virtual station, which is told last. It needs `MAIL_URL`. Without it the virtual station is not told.',
    ),
  ),
  ALARM_WEBHOOK_URL: v.optional(
    explained(
      webhook,
      'A service that passes on by SMS or pager what it is told of such reports. Without it no service is told.',
    ),
  ),
  ALARM_WEBHOOK_PRIVATE: v.optional(
    explained(
      expecting('on, or left out', v.literal('on')),
      'The service is in the own network, and may be called by plain http. Without it inner addresses are refused.',
    ),
  ),
})

export const dangerSettings = (given: v.InferOutput<typeof dangerVariables>): DangerSettings => ({
  urgentMinutes: given.URGENT_MINUTES,
  alarmEmail: given.ALARM_EMAIL,
  alarmWebhook: given.ALARM_WEBHOOK_URL,
  alarmWebhookIsPrivate: given.ALARM_WEBHOOK_PRIVATE === 'on',
})
