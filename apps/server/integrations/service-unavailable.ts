/** Another service gave no valid answer, and nothing can be decided without one. */
export class ServiceUnavailable extends Error {
  override name = 'ServiceUnavailable'
  readonly code = 'indisponivel'
}
