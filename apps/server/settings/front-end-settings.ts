import * as v from 'valibot'
import { existingFolder, expecting, listed, onOrOff } from './formats.ts'

/** What the operator decides about the pages; the pages learn it through GET /api/ajustes, other readers through the lists' settings too. */
export type FrontEndSettings = {
  /** Whether the home offers to validate documents (SH-07). */
  validationCard: boolean
  /** Whether a report needs the place where the device is (SH-10). */
  geolocation: boolean
  /** Whether browsers keep the portal, so that reports can be written without a connection (OFF-09). */
  offline: boolean
  /** Whether harassment is listed among what cannot be reported here (ST-04). */
  harassmentRestricted: boolean
  /** Where page views are sent (SH-03): a path of this server or an https address. Undefined: they are not counted. */
  trackerUrl: string | undefined
  /** The older version of the portal, to be shown in a frame (SH-15). Undefined: there is none. */
  oldVersionUrl: string | undefined
  /** Other servers to which an error at the start of the page may redirect the browser (SH-16). */
  redirectUrls: readonly string[]
  /** The other site that the quick exit leads to (VI-04). Undefined: the neutral page of this station. */
  exitUrl: string | undefined
  /** The folder of the videos in Libras. Undefined: there is none. */
  librasFolder: string | undefined
}

/** Nothing set: no place is asked for, no one else is contacted. */
export const plainFrontEnd: FrontEndSettings = {
  validationCard: true,
  geolocation: false,
  offline: true,
  harassmentRestricted: false,
  trackerUrl: undefined,
  oldVersionUrl: undefined,
  redirectUrls: [],
  exitUrl: undefined,
  librasFolder: undefined,
}

/** Characters that would end a source in the content security policy, or that its comparison ignores. */
const unfitForPolicy = /[;,*?#\s]|^\/\//

function isElsewhere(text: string): boolean {
  if (!URL.canParse(text) || unfitForPolicy.test(text)) return false
  const { protocol, username, password } = new URL(text)
  return protocol === 'https:' && username === '' && password === ''
}

const place = expecting(
  'a path such as /path or an address such as https://example.org/path, without ? # , ; or user',
  v.pipe(
    v.string(),
    v.check((text) => (text.startsWith('/') && !unfitForPolicy.test(text)) || isElsewhere(text)),
  ),
)

const places = expecting(
  'addresses that begin with https://, with commas between them',
  v.pipe(v.string(), listed, v.everyItem(isElsewhere)),
)

const otherSite = expecting(
  'an address such as https://example.org/path, without ? # , ; or user',
  v.pipe(v.string(), v.check(isElsewhere)),
)

export const frontEndVariables = v.object({
  VALIDATION_CARD: v.optional(onOrOff),
  GEOLOCATION: v.optional(onOrOff),
  OFFLINE: v.optional(onOrOff),
  HARASSMENT_RESTRICTED: v.optional(onOrOff),
  TRACKER_URL: v.optional(place),
  OLD_VERSION_URL: v.optional(place),
  REDIRECT_URLS: v.optional(places),
  EXIT_URL: v.optional(otherSite),
  LIBRAS_DIR: v.optional(existingFolder),
})

export const frontEndSettings = (given: v.InferOutput<typeof frontEndVariables>): FrontEndSettings => ({
  validationCard: given.VALIDATION_CARD ?? plainFrontEnd.validationCard,
  geolocation: given.GEOLOCATION ?? plainFrontEnd.geolocation,
  offline: given.OFFLINE ?? plainFrontEnd.offline,
  harassmentRestricted: given.HARASSMENT_RESTRICTED ?? plainFrontEnd.harassmentRestricted,
  trackerUrl: given.TRACKER_URL,
  oldVersionUrl: given.OLD_VERSION_URL,
  redirectUrls: given.REDIRECT_URLS ?? plainFrontEnd.redirectUrls,
  exitUrl: given.EXIT_URL,
  librasFolder: given.LIBRAS_DIR,
})
