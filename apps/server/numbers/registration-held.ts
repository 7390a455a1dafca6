/**
 * No number can be given now: the clock is wrong by days, the database has lost numbers, what was given cannot be noted,
 * or the station key was changed beneath this server. Nothing is lost by asking again later.
 */
export class RegistrationHeld extends Error {
  override name = 'RegistrationHeld'
  readonly code: 'clock' | 'numbers' | 'note' | 'station-key'

  constructor(code: RegistrationHeld['code']) {
    super(code)
    this.code = code
  }
}
