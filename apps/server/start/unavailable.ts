import { TimeStampError } from '../documents/time-stamp/time-stamp.ts'
import { ServiceUnavailable } from '../integrations/service-unavailable.ts'
import { RegistrationHeld } from '../reports/numbers/registration-held.ts'
import { isDatabaseUnavailable } from '../store/connection/database-failure.ts'

const kinds = [RegistrationHeld, ServiceUnavailable, TimeStampError]

/** Errors after which a request may be sent again later, as nothing was stored. */
export const isUnavailable = (error: unknown): boolean =>
  kinds.some((kind) => error instanceof kind) || isDatabaseUnavailable(error)
