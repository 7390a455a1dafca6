import type { ProtectionBody } from '@delegacia/contract/thread/protection-calls'
import type { RiskAnswers, RiskWords } from '@delegacia/domain/risk-form/risk-form'
import { postJson } from '../../api/post-json.ts'
import type { Access } from '../../documents/held-access.ts'
import { locale } from '../../i18n/locale.ts'

export type Protection = ProtectionBody
export type Offer = NonNullable<Protection['oferta']>

const asked = (access: Access) => ({ ...access, idioma: locale })

/** As the body of a call has them. */
const plain = (answers: RiskAnswers): Record<string, string[]> =>
  Object.fromEntries(Object.entries(answers).map(([question, chosen]) => [question, [...chosen]]))

export const readProtection = (access: Access): Promise<Protection> =>
  postJson('/api/acompanhar/protecao', asked(access), { quiet: true, safe: true })

/** Answers and what was written, of a version. */
type Given = { readonly versao: string; readonly answers: RiskAnswers; readonly words: RiskWords }

const bodyOf = (access: Access, { versao, answers, words }: Given) => ({
  ...asked(access),
  versao,
  respostas: plain(answers),
  escritos: words,
})

/** Sent again it keeps the same. */
export const keepAnswers = (access: Access, given: Given) =>
  postJson('/api/acompanhar/protecao/guardar', bodyOf(access, given), { quiet: true, safe: true })

export const handIn = (access: Access, { key, ...given }: Given & { key: string }): Promise<Protection> =>
  postJson('/api/acompanhar/protecao/entregar', bodyOf(access, given), {
    quiet: true,
    headers: { 'Idempotency-Key': key },
  })
