/** A file that somebody shows in place of the document that was issued. */
export type Forgery = {
  /** In kebab case. */
  name: string
  /** What is wrong with it, in one line. */
  wrong: string
  bytes: Buffer
}
