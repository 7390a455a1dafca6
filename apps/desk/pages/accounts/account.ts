import type { AnswerOf } from '../../api/call-types.ts'

export type Account = AnswerOf<'get', '/contas'>[number]

/** An invitation, for the once that it is shown. */
export type ShownSecret = { nome: string; convite: string; valeAte: string | undefined }
