/** A file that somebody shows in place of the paper that was issued. */
export type Forgery = {
  /** In kebab case. */
  name: string
  /** What is wrong with it, in one line. */
  wrong: string
  bytes: Buffer
}
