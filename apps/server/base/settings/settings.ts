import type { ConfirmedCourtSeats } from '@delegacia/domain/law/court-seat'
import { isIP } from 'node:net'
import type { NotOffered } from '@delegacia/domain/lists/crimes'
import * as v from 'valibot'
import { backupSettings, type BackupSettings } from './backup-settings.ts'
import { frontEndSettings, type FrontEndSettings } from './front-end-settings.ts'
import { deliverySettings, type DeliverySettings } from './delivery-settings.ts'
import { dangerSettings, type DangerSettings } from './danger-settings.ts'
import { deskSettings, type DeskSettings } from './desk-settings.ts'
import { missingCompanions, type SetVariables, type SettingError } from './missing-companions.ts'
import { metricsSettings, type MetricsSettings } from './metrics-settings.ts'
import { noticeSettings, type NoticeSettings } from './notice-settings.ts'
import { variables } from './variables.ts'

type StationSettings = BackupSettings &
  DangerSettings &
  DeskSettings &
  DeliverySettings &
  MetricsSettings &
  NoticeSettings

/** What the operator decides, read from the environment once, at start. */
export type Settings = StationSettings & {
  port: number
  /** Whether this server serves people, does what nobody waits for, or both. */
  role: 'all' | 'web' | 'worker'
  host: string
  /** For how long a server that was told to end goes on answering. */
  drainSeconds: number
  /** Absolute. */
  dataDir: string
  /** Undefined: the embedded database. */
  databaseUrl: string | undefined
  /** Where people reach the portal, without a slash at the end. */
  publicUrl: string
  /** How many proxies stand in front, or their addresses; false when there is none. */
  trustProxy: false | number | string[]
  /** What cannot be reported here, everywhere or in one municipality. */
  crimesNotOffered: NotOffered[]
  /** The longest account, in characters. */
  narrativeMaximum: number
  /** In how many days somebody reads each report; undefined: the portal promises no day. */
  readWithinDays: number | undefined
  /** The office to which the law gives an appeal, as citizens read it; undefined: no text names one. */
  chiefOfPolice: string | undefined
  /** Who compared the page for the jurist with the law, and which page it was. */
  lawConfirmed: { by: string; on: string; page: string } | undefined
  /** Who confirmed which municipalities have a court of their own. */
  courtSeats: ConfirmedCourtSeats | undefined
  /** How many bytes the files of all reports may take. */
  evidenceRoom: number
  /** Undefined: letters become .eml files in DATA_DIR/mail. */
  mailUrl: string | undefined
  /** Both or neither; neither: a test certificate. */
  sealKey: string | undefined
  sealCertificate: string | undefined
  /** The time-stamp authority, and the certificates that vouch for it; both or neither. */
  tsaUrl: string | undefined
  tsaCertificate: string | undefined
  /** A file of root certificates by which people check the signatures of any document; undefined: no signer is known. */
  signatureRoots: string | undefined
  /** Where revocation lists are fetched from; none by default. */
  revocationLists: string[]
  /** 32 bytes that encrypt every report's own key; undefined: a key file made at first start. */
  dataKey: Buffer | undefined
  frontEnd: FrontEndSettings
  humanCheck: 'altcha' | 'recaptcha' | 'off'
  /** Both with `recaptcha`, else not read. */
  recaptchaSiteKey: string | undefined
  recaptchaSecret: string | undefined
  /** The service that verifies reCAPTCHA tokens. */
  recaptchaUrl: string
  /** Find the address of a point; the second is asked where the first has none. */
  geocoderUrl: string | undefined
  geocoderFallbackUrl: string | undefined
  /** Tiles of the map, with `{z}`, `{x}` and `{y}`: the State's, and an alternative that people may choose. */
  tilesUrl: string | undefined
  tilesOpenUrl: string | undefined
  /** The credit that the map shows for its tiles. */
  tilesAttribution: string
  /** ClamAV’s daemon; undefined: the desk says that evidence was not scanned. */
  clamdUrl: string | undefined
  /** Undefined: accounts in other languages stay as they are. */
  translateUrl: string | undefined
  translateKey: string | undefined
}

/** The settings, or every invalid one with what it must be. */
export function readSettings(
  env: NodeJS.ProcessEnv,
): { ok: true; settings: Settings } | { ok: false; errors: SettingError[] } {
  const given = givenIn(env)
  const { success, output, issues = [] } = v.safeParse(variables, given)
  const wrong = issues.map((issue) => ({ name: v.getDotPath(issue) ?? '', expected: issue.message }))
  const errors = [...wrong, ...missingCompanions(given, wrong)]
  return success && errors.length === 0 ? { ok: true, settings: settingsOf(output) } : { ok: false, errors }
}

/** An empty variable counts as absent, as shells and compose files leave one out that way. */
const givenIn = (env: NodeJS.ProcessEnv): SetVariables =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, text = '']) => (text.trim() === '' ? [] : [[name, text.trim()]])),
  )

function settingsOf(values: v.InferOutput<typeof variables>): Settings {
  const { PORT: port, HOST: host, DATA_DIR: dataDir } = values
  return {
    port,
    role: values.ROLE,
    host,
    drainSeconds: values.DRAIN_SECONDS,
    dataDir,
    ...backupSettings(values, dataDir),
    ...deskSettings(values),
    ...deliverySettings(values),
    ...metricsSettings(values),
    ...noticeSettings(values),
    ...dangerSettings(values),
    databaseUrl: values.DATABASE_URL,
    publicUrl: values.PUBLIC_URL ?? localAddress(host, port),
    trustProxy: values.TRUST_PROXY ?? false,
    crimesNotOffered: values.CRIMES_NOT_OFFERED ?? [],
    narrativeMaximum: values.TAMANHO_DO_RELATO,
    readWithinDays: values.READ_WITHIN_DAYS,
    chiefOfPolice: values.CHIEF_OF_POLICE,
    lawConfirmed: values.LAW_CONFIRMED,
    courtSeats: values.COURT_SEATS,
    evidenceRoom: values.EVIDENCE_ROOM_GB * 10 ** 9,
    mailUrl: values.MAIL_URL,
    sealKey: values.SEAL_KEY,
    sealCertificate: values.SEAL_CERTIFICATE,
    tsaUrl: values.TSA_URL,
    tsaCertificate: values.TSA_CERTIFICATE,
    signatureRoots: values.SIGNATURE_ROOTS,
    revocationLists: values.REVOCATION_LISTS ?? [],
    dataKey: values.DATA_KEY,
    frontEnd: frontEndSettings(values),
    humanCheck: values.HUMAN_CHECK,
    recaptchaSiteKey: values.RECAPTCHA_SITE_KEY,
    recaptchaSecret: values.RECAPTCHA_SECRET,
    recaptchaUrl: values.RECAPTCHA_URL,
    geocoderUrl: values.GEOCODER_URL,
    geocoderFallbackUrl: values.GEOCODER_FALLBACK_URL,
    tilesUrl: values.TILES_URL,
    tilesOpenUrl: values.TILES_OPEN_URL,
    tilesAttribution: values.TILES_ATTRIBUTION,
    clamdUrl: values.CLAMD_URL,
    translateUrl: values.TRANSLATE_URL,
    translateKey: values.TRANSLATE_KEY,
  }
}

/** The address to open in a browser on this machine. */
export function localAddress(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`
  return `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`
}
