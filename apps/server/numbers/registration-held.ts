/**
 * No number can be given now: the clock is wrong by days, the database has lost numbers, or what was given cannot be
 * noted. Nothing is lost by asking again later.
 */
export class RegistrationHeld extends Error {
  override name = 'RegistrationHeld'
  readonly code: 'clock' | 'numbers' | 'note'

  constructor(code: RegistrationHeld['code']) {
    super(code)
    this.code = code
  }
}
