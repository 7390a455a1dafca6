import * as v from 'valibot'
import { existingFolder, expecting, explained, listed, onOrOff } from './formats.ts'

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
  VALIDATION_CARD: v.optional(
    explained(
      onOrOff,
      '`off` removes the card for validating documents from the home; the page itself stays. Without it: `on`.',
    ),
  ),
  GEOLOCATION: v.optional(
    explained(
      onOrOff,
      '`on`: people must share the place of their device to register; the home explains how. Without it: `off`.',
    ),
  ),
  OFFLINE: v.optional(
    explained(
      onOrOff,
      '`off`: browsers keep nothing of the portal. What they kept before, they give up as soon as it is opened. Without it: `on`.',
    ),
  ),
  HARASSMENT_RESTRICTED: v.optional(
    explained(
      onOrOff,
      '`on` adds harassment to what the restrictions screen refers to a police station. Without it: `off`.',
    ),
  ),
  TRACKER_URL: v.optional(
    explained(
      place,
      'Gets the pattern of each page seen (`/imprimir/:unidade/:nrbop`), and nothing else. Without it nothing is counted.',
    ),
  ),
  OLD_VERSION_URL: v.optional(
    explained(
      place,
      'The older portal, which is then shown in a frame at `#/versao-anterior`. Without it there is none.',
    ),
  ),
  REDIRECT_URLS: v.optional(
    explained(
      places,
      'Where an error at the start of the page may send the browser. Without it: to this server alone.',
    ),
  ),
  EXIT_URL: v.optional(
    explained(
      otherSite,
      'What the quick exit opens; choose an ordinary site, such as the weather. The way back then shows a cake recipe of this server, never the portal. Without it the quick exit opens that recipe.',
    ),
  ),
  LIBRAS_DIR: v.optional(
    explained(
      existingFolder,
      'The folder of the [videos in Libras](start.md#videos-in-libras), read at the start. Without it there are none.',
    ),
  ),
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
