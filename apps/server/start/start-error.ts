/** Why the server cannot start, as a message for the operator. */
export class StartError extends Error {
  override name = 'StartError'
}
