/**
 * No number can be given now: the clock is wrong by days, the database has lost numbers, a given number cannot be noted,
 * or the station key was changed while this server runs. The request can safely be repeated later.
 */
export class RegistrationHeld extends Error {
  override name = 'RegistrationHeld'
  readonly code: 'clock' | 'numbers' | 'note' | 'station-key'

  constructor(code: RegistrationHeld['code']) {
    super(code)
    this.code = code
  }
}
