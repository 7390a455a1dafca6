import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { Lookup } from '../../store/lookup.ts'

/** What identifies a registration and its browser; all of it is derived from the request. */
export type RegistrationIdentity = {
  idempotencyDigest: Buffer
  requestDigest: Buffer
  /**
   * The token for the browser's cookie. A repeat gets the same, so that a browser that never saw the first answer can open
   * its report; it cannot be derived from the database.
   */
  ownerToken: string
}

export function identifyRegistration(
  lookup: Lookup,
  idempotencyKey: string,
  occurrence: Occurrence,
): RegistrationIdentity {
  return {
    idempotencyDigest: lookup('idempotency', idempotencyKey),
    requestDigest: lookup('request', canonicalJson(answersOf(occurrence))),
    ownerToken: lookup('owner', idempotencyKey).toString('base64url'),
  }
}

/** What the person answered, without what the device adds on submission, which differs for each attempt. */
function answersOf(occurrence: Occurrence): Partial<Occurrence> {
  const {
    recaptchaToken: _,
    ip: _ip,
    registrante: _registrante,
    versionFrontEnd: _version,
    ...answers
  } = occurrence
  return answers
}

/** The same text whatever the order of an object's keys. */
const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  )
