/** What the paper of one version of Part II of the risk form prints. */
export type InterviewDocument = {
  /** Of the bulletin: `00277/2026.000001-9` */
  number: string
  registeredAt: Date
  interview: {
    /** From 1; a later one corrects it. */
    version: number
    writtenAt: Date
    officer: { name: string; post: string; unit: string }
    answers: readonly { question: string; answer: string }[]
  }
  form: { name: string; version: string; source: string; readOn: string; comparedBy: string | null }
  /** True while the seal is made with the test certificate: the document says TESTE. */
  test: boolean
}
