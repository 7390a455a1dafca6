import type { Cancellation } from '@delegacia/contract/cancellation'
import { isCancellationReason } from '@delegacia/domain/language/cancellation-reasons'
import { postForm } from '../../api/post-form.ts'

const isErrorAddress = (url: string): boolean => url.includes('error')

/** A copy, and whether its document was cancelled. */
export type SecondCopy = { readonly pdf: Blob; readonly cancellation: Cancellation | undefined }

/** The copy of that authentication number; undefined where the service knows none: an answer whose address says `error` is empty. */
export async function fetchSecondCopy(code: string): Promise<SecondCopy | undefined> {
  const form = new FormData()
  form.set('autDig', code)
  const answer = await postForm('/api/segunda-via', form, { accepts: ({ url }) => isErrorAddress(url) })
  if (isErrorAddress(answer.url) || answer.body.type !== 'application/pdf') return undefined
  return { pdf: answer.body, cancellation: cancellationIn(answer.headers) }
}

function cancellationIn(headers: Headers): Cancellation | undefined {
  const canceladoEm = headers.get('documento-cancelado-em')
  const motivo = headers.get('documento-cancelado-motivo') ?? ''
  return canceladoEm ? { canceladoEm, ...(isCancellationReason(motivo) && { motivo }) } : undefined
}
