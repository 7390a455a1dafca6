/** A file that somebody presents instead of the document that was issued. */
export type Forgery = {
  /** In kebab case. */
  name: string
  /** What is wrong with it, in one line. */
  wrong: string
  bytes: Buffer
}
