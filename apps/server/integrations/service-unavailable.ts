/** Another service gave no answer that counts, and without it nothing can be decided now. */
export class ServiceUnavailable extends Error {
  override name = 'ServiceUnavailable'
  readonly code = 'indisponivel'
}
