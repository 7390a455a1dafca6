import { ApiError } from '../api/api-error.ts'
import { t } from '../i18n/locale.ts'
import { texts } from './access-texts.ts'

/** What a failed call says: the station's own sentence where it has one. */
export function failureMessage(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return t(texts.noAnswer)
  const body: unknown = error.body
  const said = typeof body === 'object' && body !== null && 'mensagem' in body ? body.mensagem : undefined
  return typeof said === 'string' ? said : t(texts.failed)
}

/** Whether the same may be sent again as it is: nobody knows that it arrived. */
export const mayComeLater = (error: unknown): boolean =>
  error instanceof ApiError && [0, 502, 503, 504].includes(error.status)
