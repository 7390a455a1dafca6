/** Ends a request that the station cannot serve now and that may be sent again: nothing was stored. Answered with 503. */
export class Unavailable extends Error {
  override name = 'Unavailable'
}
