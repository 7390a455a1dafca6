/** Why the server cannot start, in words for the operator. */
export class StartError extends Error {
  override name = 'StartError'
}
