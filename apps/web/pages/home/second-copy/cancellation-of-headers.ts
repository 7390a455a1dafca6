import type { Cancellation } from '@delegacia/contract/documents/cancellation'
import { isCancellationReason } from '@delegacia/domain/language/cancellation-reasons'

/** Since when and why the document of a second copy no longer holds: read from the headers, as the body is the PDF itself. */
export function cancellationOfHeaders(headers: Headers): Cancellation | undefined {
  const canceladoEm = headers.get('documento-cancelado-em')
  const motivo = headers.get('documento-cancelado-motivo') ?? ''
  return canceladoEm ? { canceladoEm, ...(isCancellationReason(motivo) && { motivo }) } : undefined
}
