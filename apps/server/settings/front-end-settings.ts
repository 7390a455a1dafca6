/** What the operator decides about the pages; the browser learns it through GET /api/ajustes and the lists' settings. */
export type FrontEndSettings = {
  /** Whether the home offers to validate documents (SH-07). */
  validationCard: boolean
  /** Whether a report needs the place where the device is (SH-10). */
  geolocation: boolean
  /** Whether harassment is named among what cannot be reported here (ST-04). */
  harassmentRestricted: boolean
  /** Where page views are told (SH-03): a path of this server or an https address. Undefined: nobody counts them. */
  trackerUrl: string | undefined
  /** The older version of the portal, to be shown in a frame (SH-15). Undefined: there is none. */
  oldVersionUrl: string | undefined
  /** Where an error at the start of the page may send the browser besides this server (SH-16). */
  redirectUrls: readonly string[]
}

/** Nothing set: no place is asked for, no one else is contacted. */
export const plainFrontEnd: FrontEndSettings = {
  validationCard: true,
  geolocation: false,
  harassmentRestricted: false,
  trackerUrl: undefined,
  oldVersionUrl: undefined,
  redirectUrls: [],
}

/** A value that could be read, or what it should have been. */
type Reading<T> = { value: T } | { expected: string }

type Read = <T>(name: string, fallback: T, parse: (text: string) => Reading<T>) => T

/** The settings of the pages; `read` looks a name up in the environment and notes what is wrong with it. */
export function readFrontEndSettings(read: Read): FrontEndSettings {
  return {
    validationCard: read('VALIDATION_CARD', plainFrontEnd.validationCard, parseSwitch),
    geolocation: read('GEOLOCATION', plainFrontEnd.geolocation, parseSwitch),
    harassmentRestricted: read('HARASSMENT_RESTRICTED', plainFrontEnd.harassmentRestricted, parseSwitch),
    trackerUrl: read('TRACKER_URL', undefined, parsePlace),
    oldVersionUrl: read('OLD_VERSION_URL', undefined, parsePlace),
    redirectUrls: read('REDIRECT_URLS', plainFrontEnd.redirectUrls, parsePlaces),
  }
}

function parseSwitch(text: string): Reading<boolean> {
  return text === 'on' || text === 'off' ? { value: text === 'on' } : { expected: 'on or off' }
}

/** Signs that would end a source in the content security policy, or be left out of its comparison. */
const unfitForPolicy = /[;,*?#\s]|^\/\//

function parsePlace(text: string): Reading<string | undefined> {
  const ours = text.startsWith('/') && !unfitForPolicy.test(text)
  return ours || isElsewhere(text)
    ? { value: text }
    : {
        expected:
          'a path such as /path or an address such as https://example.org/path, without ? # , ; or user',
      }
}

function parsePlaces(text: string): Reading<readonly string[]> {
  const places = text.split(',').map((place) => place.trim())
  return places.every(isElsewhere)
    ? { value: places }
    : { expected: 'addresses that begin with https://, with commas between them' }
}

function isElsewhere(text: string): boolean {
  if (!URL.canParse(text) || unfitForPolicy.test(text)) return false
  const { protocol, username, password } = new URL(text)
  return protocol === 'https:' && username === '' && password === ''
}
