import { isIP } from 'node:net'
import { defaultAims, type Aims } from '@delegacia/domain/desk/work/clocks'
import * as v from 'valibot'
import { expecting, portOrOff, publicUrl } from './formats.ts'

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
  /** How long what is sent to a citizen waits, so that it can be taken back. */
  takeBackSeconds: number
  /** In how many hours the desk wants what done. */
  aims: Aims
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
const aimHours = (usual: number) => v.optional(wholeUpTo(720), String(usual))

export const deskVariables = v.object({
  DESK_PORT: v.optional(portOrOff, '8081'),
  DESK_URL: v.optional(deskUrl),
  DESK_OPENINGS_PER_HOUR: v.optional(wholeUpTo(1000), '20'),
  DESK_SEARCHES_PER_DAY: v.optional(wholeUpTo(1000), '20'),
  DESK_CLAIM_MINUTES: v.optional(wholeUpTo(1440), '48'),
  DESK_TAKE_BACK_SECONDS: v.optional(wholeUpTo(600), '60'),
  DESK_AIM_FIRST_LOOK_HOURS: aimHours(defaultAims.firstLook),
  DESK_AIM_ANALYSIS_HOURS: aimHours(defaultAims.analysis),
  DESK_AIM_AFTER_ANSWER_HOURS: aimHours(defaultAims.afterAnswer),
  DESK_AIM_DECISION_HOURS: aimHours(defaultAims.decision),
  DESK_AIM_REPLY_HOURS: aimHours(defaultAims.reply),
  DESK_OIDC_ISSUER: v.optional(issuer),
  DESK_OIDC_CLIENT: v.optional(v.string()),
  DESK_OIDC_SECRET: v.optional(v.string()),
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
