import * as v from 'valibot'

/** What every refused call of the desk answers; the code is for the page, the sentence for the officer. */
export const deskFailure = {
  description: 'Refused, and why',
  schema: v.object({ erro: v.string(), mensagem: v.string() }),
}
