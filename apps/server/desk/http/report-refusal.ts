import type { Refusal } from '@delegacia/domain/desk/acceptance/refusal'
import { refusalTexts } from '@delegacia/domain/desk/acceptance/refusal-texts'

/** What the report itself does not allow; the answer to a call, with the sentence that says what to do. */
export class ReportRefusal extends Error {
  override name = 'ReportRefusal'
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal)
    this.refusal = refusal
  }
}

export const refusalAnswer = ({ refusal }: ReportRefusal) => ({
  erro: refusal,
  mensagem: refusalTexts[refusal].pt,
})
