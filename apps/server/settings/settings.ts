import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import type { NotOffered } from '@delegacia/domain/lists/crimes'
import { readNotOffered } from './crimes-not-offered.ts'
import { readBackupSettings, type BackupSettings } from './backup-settings.ts'
import { readFrontEndSettings, type FrontEndSettings } from './front-end-settings.ts'
import { readDataKey } from '../store/station-key.ts'

/** What the operator decides, read from the environment once, at start. */
export type Settings = BackupSettings & {
  port: number
  host: string
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
  /** Undefined: letters become .eml files in DATA_DIR/mail. */
  mailUrl: string | undefined
  /** Both or neither; neither: a test certificate. */
  sealKey: string | undefined
  sealCertificate: string | undefined
  /** Who attests the time of a seal, and the certificates that vouch for him; both or neither. */
  tsaUrl: string | undefined
  tsaCertificate: string | undefined
  /** 32 bytes that lock every report's own key; undefined: a key file made at first start. */
  dataKey: Buffer | undefined
  frontEnd: FrontEndSettings
  humanCheck: 'altcha' | 'recaptcha' | 'off'
  /** Both with `recaptcha`, else not read. */
  recaptchaSiteKey: string | undefined
  recaptchaSecret: string | undefined
  /** Who says whether a reCAPTCHA token counts. */
  recaptchaUrl: string
  /** Asked for the address of a point, the second where the first does not answer one. */
  geocoderUrl: string | undefined
  geocoderFallbackUrl: string | undefined
  /** Pictures of the map, with `{z}`, `{x}` and `{y}`: the State's, and one that people may choose instead. */
  tilesUrl: string | undefined
  tilesOpenUrl: string | undefined
  /** Whom the pictures are to be credited to. */
  tilesAttribution: string
  /** Undefined: accounts in other languages stay as they are. */
  translateUrl: string | undefined
  translateKey: string | undefined
}

export type SettingFault = { name: string; expected: string }

/** A value that could be read, or what it should have been. */
type Reading<T> = { value: T } | { expected: string }

/** The settings, or every setting that is wrong with what it should be. */
export function readSettings(
  env: NodeJS.ProcessEnv,
): { ok: true; settings: Settings } | { ok: false; faults: SettingFault[] } {
  const faults: SettingFault[] = []
  /** An empty variable counts as absent: that is how shells and compose files leave one out. */
  function read<T>(name: string, fallback: T, parse: (text: string) => Reading<T>): T {
    const text = env[name]?.trim()
    if (text === undefined || text === '') return fallback
    const reading = parse(text)
    if ('value' in reading) return reading.value
    faults.push({ name, expected: reading.expected })
    return fallback
  }

  const port = read('PORT', 8080, parsePort)
  const host = read('HOST', '127.0.0.1', parseHost)
  const dataDir = read('DATA_DIR', resolve('data'), (text) => ({ value: resolve(text) }))
  const settings: Settings = {
    port,
    host,
    dataDir,
    ...readBackupSettings(read, dataDir),
    databaseUrl: read('DATABASE_URL', undefined, urlOf(['postgres:', 'postgresql:'])),
    publicUrl: read('PUBLIC_URL', localAddress(host, port), parsePublicUrl),
    trustProxy: read('TRUST_PROXY', false, parseTrustProxy),
    crimesNotOffered: read('CRIMES_NOT_OFFERED', [], parseNotOffered),
    mailUrl: read('MAIL_URL', undefined, urlOf(['smtp:', 'smtps:'])),
    sealKey: read('SEAL_KEY', undefined, parseFile),
    sealCertificate: read('SEAL_CERTIFICATE', undefined, parseFile),
    tsaUrl: read('TSA_URL', undefined, urlOf(['https:', 'http:'])),
    tsaCertificate: read('TSA_CERTIFICATE', undefined, parseFile),
    dataKey: read('DATA_KEY', undefined, parseDataKey),
    frontEnd: readFrontEndSettings(read),
    humanCheck: read('HUMAN_CHECK', 'altcha', oneOf(['altcha', 'recaptcha', 'off'])),
    recaptchaSiteKey: read('RECAPTCHA_SITE_KEY', undefined, parseKey),
    recaptchaSecret: read('RECAPTCHA_SECRET', undefined, parseKey),
    recaptchaUrl: read('RECAPTCHA_URL', 'https://www.google.com/recaptcha/api/siteverify', parseWebUrl),
    geocoderUrl: read('GEOCODER_URL', undefined, urlOf(['https:', 'http:'])),
    geocoderFallbackUrl: read('GEOCODER_FALLBACK_URL', undefined, urlOf(['https:', 'http:'])),
    tilesUrl: read('TILES_URL', undefined, parseTiles),
    tilesOpenUrl: read('TILES_OPEN_URL', undefined, parseTiles),
    tilesAttribution: read('TILES_ATTRIBUTION', '© OpenStreetMap', (text) => ({ value: text })),
    translateUrl: read<string | undefined>('TRANSLATE_URL', undefined, parseWebUrl),
    translateKey: read('TRANSLATE_KEY', undefined, parseKey),
  }
  if (faults.length === 0 && (settings.sealKey === undefined) !== (settings.sealCertificate === undefined)) {
    const name = settings.sealKey === undefined ? 'SEAL_KEY' : 'SEAL_CERTIFICATE'
    faults.push({ name, expected: 'set too: SEAL_KEY and SEAL_CERTIFICATE belong together' })
  }
  if (faults.length === 0 && (settings.tsaUrl === undefined) !== (settings.tsaCertificate === undefined)) {
    const name = settings.tsaUrl === undefined ? 'TSA_URL' : 'TSA_CERTIFICATE'
    faults.push({ name, expected: 'set too: a time stamp counts for nothing unless its sender is known' })
  }
  if (settings.humanCheck === 'recaptcha') {
    const needed = {
      RECAPTCHA_SITE_KEY: settings.recaptchaSiteKey,
      RECAPTCHA_SECRET: settings.recaptchaSecret,
    }
    for (const [name, value] of Object.entries(needed))
      if (value === undefined) faults.push({ name, expected: 'set too: HUMAN_CHECK=recaptcha needs it' })
  }
  return faults.length === 0 ? { ok: true, settings } : { ok: false, faults }
}

/** The address to open in a browser on this machine. */
export function localAddress(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`
  return `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`
}

function parsePort(text: string): Reading<number> {
  const value = Number(text)
  return /^\d{1,5}$/.test(text) && value >= 1 && value <= 65535
    ? { value }
    : { expected: 'a whole number from 1 to 65535' }
}

function parseHost(text: string): Reading<string> {
  return isIP(text) > 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text)
    ? { value: text }
    : { expected: 'an IP address or a host name, such as 127.0.0.1 or 0.0.0.0' }
}

function urlOf(protocols: string[]): (text: string) => Reading<string | undefined> {
  return (text) =>
    URL.canParse(text) && protocols.includes(new URL(text).protocol) && new URL(text).host !== ''
      ? { value: text }
      : { expected: `an address that begins with ${protocols.map((each) => `${each}//`).join(' or ')}` }
}

function oneOf<T extends string>(values: readonly T[]): (text: string) => Reading<T> {
  return (text) => {
    const value = values.find((one) => one === text)
    return value === undefined ? { expected: `one of ${values.join(', ')}` } : { value }
  }
}

function parseKey(text: string): Reading<string | undefined> {
  return /^[\w-]{10,100}$/.test(text) ? { value: text } : { expected: 'the key that the service gave you' }
}

function parseWebUrl(text: string): Reading<string> {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)
    ? { value: text }
    : { expected: 'an address that begins with https:// or http://' }
}

function parsePublicUrl(text: string): Reading<string> {
  const expected = 'an address such as https://example.org, without a path'
  if (!URL.canParse(text)) return { expected }
  const { protocol, origin, pathname, search, hash, username } = new URL(text)
  const plain = pathname === '/' && search === '' && hash === '' && username === ''
  return ['http:', 'https:'].includes(protocol) && plain ? { value: origin } : { expected }
}

function parseTiles(text: string): Reading<string | undefined> {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isWeb = url !== undefined && ['http:', 'https:'].includes(url.protocol) && url.username === ''
  // The pages' policy names the server, so its name may not have holes.
  const named = isWeb && /^[a-z\d.:[\]-]+$/.test(url.host)
  return named && ['{z}', '{x}', '{y}'].every((hole) => text.includes(hole))
    ? { value: text }
    : { expected: 'an address such as https://tiles.example.org/{z}/{x}/{y}.png' }
}

const namedNetworks = ['loopback', 'linklocal', 'uniquelocal']

function parseTrustProxy(text: string): Reading<false | number | string[]> {
  if (/^[1-9]$/.test(text)) return { value: Number(text) }
  const networks = text.split(',').map((network) => network.trim())
  return networks.every(isNetwork)
    ? { value: networks }
    : { expected: 'the number of proxies in front (1 to 9) or their addresses, as 10.0.0.0/8,192.168.1.7' }
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0) return namedNetworks.includes(text)
  const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32))
  return rest.length === 0 && fits
}

function parseNotOffered(text: string): Reading<NotOffered[]> {
  const value = readNotOffered(text)
  return value
    ? { value }
    : {
        expected:
          'ids of crimes, each with @ and the IBGE code where it is for one municipality, as 20,15@1501402',
      }
}

function parseFile(text: string): Reading<string | undefined> {
  return existsSync(text) ? { value: resolve(text) } : { expected: 'the path of a file that exists' }
}

function parseDataKey(text: string): Reading<Buffer | undefined> {
  const value = readDataKey(text)
  return value ? { value } : { expected: '32 bytes in base64, as "openssl rand -base64 32" writes them' }
}
