import { isIP } from 'node:net'
import { defaultServiceTargets, type ServiceTargets } from '@delegacia/domain/desk/work/clocks'
import * as v from 'valibot'
import { expecting, explained, portOrOff, publicUrl } from './formats.ts'

/** The provider that knows the accounts of the police (OpenID Connect). */
export type ProviderSettings = { issuer: string; client: string; secret: string }

/** What the operator decides about the desk. */
export type DeskSettings = {
  /** Undefined: the desk is never served. */
  deskPort: number | undefined
  /** Where officers reach the desk, without a slash at the end. */
  deskUrl: string
  /** Undefined: nobody logs in with an account of the police. */
  deskProvider: ProviderSettings | undefined
  /** How many reports an officer opens in an hour before the reason is asked for once more. */
  openingsPerHour: number
  /** How often an officer searches by an identifier in a day. */
  searchesPerDay: number
  /** How long a report stays with who claimed it, unless they claim it again. */
  claimMinutes: number
  /** How long a message to a citizen waits, so that it can be taken back. */
  takeBackSeconds: number
  /** In how many hours the desk wants what done. */
  aims: ServiceTargets
}

/** Browsers make passkeys for names alone, and over HTTPS unless the name is this machine's own. */
const deskUrl = expecting(
  'an https address with a name, such as https://mesa.example.org, or http://localhost with a port; without a path',
  v.pipe(
    publicUrl,
    v.check((origin) => {
      const { protocol, hostname } = new URL(origin)
      return hostname === 'localhost' || (protocol === 'https:' && isIP(hostname) === 0)
    }),
  ),
)

const issuer = expecting(
  'the https address of the provider',
  v.pipe(
    v.string(),
    v.url(),
    v.check((text) => {
      const { protocol, hostname } = new URL(text)
      return protocol === 'https:' || ['localhost', '127.0.0.1'].includes(hostname)
    }),
  ),
)

const wholeUpTo = (most: number) =>
  expecting(
    `a whole number from 1 to ${most}`,
    v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number), v.minValue(1), v.maxValue(most)),
  )

/** Up to thirty days. */
const aimHours = (usual: number, what: string) =>
  v.optional(explained(wholeUpTo(720), `In how many hours the desk wants ${what} done.`), String(usual))

export const deskVariables = v.object({
  DESK_PORT: v.optional(
    explained(
      portOrOff,
      'Where the officers’ desk listens, on `HOST`; `off`: never. It listens only once somebody has an account (`npm run desk -- invite`).',
    ),
    '8081',
  ),
  DESK_URL: v.optional(
    explained(
      deskUrl,
      'Where officers reach the desk, under a host name of its own. Passkeys are bound to that name: under another one they are worth nothing. Without it: `http://localhost` with `DESK_PORT`.',
    ),
  ),
  DESK_OPENINGS_PER_HOUR: v.optional(
    explained(
      wholeUpTo(1000),
      'How many reports an officer opens in an hour before the desk asks once more for the reason and alerts the auditor. Claimed and urgent ones do not count.',
    ),
    '20',
  ),
  DESK_SEARCHES_PER_DAY: v.optional(
    explained(wholeUpTo(1000), 'How often an officer searches by an exact identifier in a day.'),
    '20',
  ),
  DESK_CLAIM_MINUTES: v.optional(
    explained(
      wholeUpTo(1440),
      'For how many minutes a report stays with the officer who claimed it. Claiming it again renews it.',
    ),
    '48',
  ),
  DESK_TAKE_BACK_SECONDS: v.optional(
    explained(
      wholeUpTo(600),
      'How many seconds what an officer sends waits before it leaves. Until then it can be taken back.',
    ),
    '60',
  ),
  DESK_AIM_FIRST_LOOK_HOURS: aimHours(defaultServiceTargets.firstLook, 'the first look'),
  DESK_AIM_ANALYSIS_HOURS: aimHours(defaultServiceTargets.analysis, 'the analysis'),
  DESK_AIM_AFTER_ANSWER_HOURS: aimHours(defaultServiceTargets.afterAnswer, 'the look after an answer'),
  DESK_AIM_DECISION_HOURS: aimHours(
    defaultServiceTargets.decision,
    'the decision of a disagreement or an appeal',
  ),
  DESK_AIM_REPLY_HOURS: aimHours(defaultServiceTargets.reply, 'the reply to a message'),
  DESK_OIDC_ISSUER: v.optional(
    explained(
      issuer,
      'The provider of the police’s accounts (OpenID Connect). Its answer comes to `DESK_URL/api/entrar/conta/volta`. All three are set, or none.',
    ),
  ),
  DESK_OIDC_CLIENT: v.optional(explained(v.string(), 'The name of the desk at that provider.')),
  DESK_OIDC_SECRET: v.optional(explained(v.string(), 'Its secret there.')),
})

export function deskSettings(given: v.InferOutput<typeof deskVariables>): DeskSettings {
  const { DESK_OIDC_ISSUER: provider, DESK_OIDC_CLIENT: client, DESK_OIDC_SECRET: secret } = given
  return {
    deskPort: given.DESK_PORT,
    deskUrl: given.DESK_URL ?? `http://localhost:${given.DESK_PORT ?? 8081}`,
    openingsPerHour: given.DESK_OPENINGS_PER_HOUR,
    searchesPerDay: given.DESK_SEARCHES_PER_DAY,
    claimMinutes: given.DESK_CLAIM_MINUTES,
    takeBackSeconds: given.DESK_TAKE_BACK_SECONDS,
    aims: {
      firstLook: given.DESK_AIM_FIRST_LOOK_HOURS,
      analysis: given.DESK_AIM_ANALYSIS_HOURS,
      afterAnswer: given.DESK_AIM_AFTER_ANSWER_HOURS,
      decision: given.DESK_AIM_DECISION_HOURS,
      reply: given.DESK_AIM_REPLY_HOURS,
    },
    deskProvider:
      provider !== undefined && client !== undefined && secret !== undefined
        ? { issuer: provider, client, secret }
        : undefined,
  }
}
