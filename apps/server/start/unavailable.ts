import { TimeStampError } from '../documents/time-stamp/time-stamp.ts'
import { ServiceUnavailable } from '../integrations/service-unavailable.ts'
import { RegistrationHeld } from '../numbers/registration-held.ts'
import { isDatabaseUnavailable } from '../store/database-failure.ts'

const kinds = [RegistrationHeld, ServiceUnavailable, TimeStampError]

/** What a request may be sent again for later: nothing was stored. */
export const isUnavailable = (error: unknown): boolean =>
  kinds.some((kind) => error instanceof kind) || isDatabaseUnavailable(error)
