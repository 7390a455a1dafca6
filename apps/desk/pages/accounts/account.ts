import type { DeskDuty } from '@delegacia/contract/desk/session'
import { mayChange } from '@delegacia/domain/desk/permissions'
import { dutyOf, type Duty } from '@delegacia/domain/desk/roles'
import type { AnswerOf } from '../../api/call-types.ts'

export type Account = AnswerOf<'get', '/contas'>[number]

/** An invitation, for the once that it is shown. */
export type ShownSecret = { nome: string; convite: string; valeAte: string | undefined }

/** The duties of somebody else that this person may take away, let end or move. */
export const changeable = ({ funcoes, minha, desligadaEm }: Account, duties: readonly Duty[]): DeskDuty[] =>
  minha || desligadaEm !== null
    ? []
    : funcoes.filter(({ papel, unidade }) => {
        const duty = dutyOf(papel, unidade?.id)
        return duty !== undefined && mayChange(duties, duty)
      })
