import type { IssuedFile } from '@delegacia/contract/documents/file-validation'
import type { IssuedDocument } from '@delegacia/contract/validation'
import { cancellationReasons } from '@delegacia/domain/language/cancellation-reasons'
import { showInstant } from '@delegacia/domain/language/dates'
import { defineTexts } from '@delegacia/domain/language/text'
import type { DescriptionRow } from '@delegacia/ui/description-list'
import { locale, t } from '../../i18n/locale.ts'
import { texts as sealTexts } from './seal-texts.ts'
import { texts } from './validate-texts.ts'

const own = defineTexts({
  ofReport: { pt: 'Do boletim', en: 'For report', es: 'De la denuncia', fr: 'De la déclaration' },
  notice: { pt: 'Comunicação nº', en: 'Notice no.', es: 'Comunicación n.º', fr: 'Communication nº' },
  place: { pt: 'Acréscimo nº', en: 'Addendum no.', es: 'Anexo n.º', fr: 'Annexe nº' },
})

export const instantText = (instant: string): string => showInstant(new Date(instant), locale)

/** Beside the time of the seal it says whose clock it is: without a time stamp only the station itself confirms it. */
export function sealedRow({
  seladoEm,
  horaConfiavel,
  horaPor,
}: Pick<IssuedDocument, 'seladoEm' | 'horaConfiavel' | 'horaPor'>): DescriptionRow[] {
  if (!seladoEm) return []
  const params = { instant: instantText(seladoEm), authority: horaPor ?? t(sealTexts.someAuthority) }
  return [
    {
      label: t(sealTexts.sealedOn),
      value: t(horaConfiavel ? sealTexts.byTimeStamp : sealTexts.byStationClock, params),
    },
  ]
}

/** Which report a file belongs to, when it was issued and sealed and by whom, and since when and why it no longer holds. */
export function issuedFileRows(file: IssuedFile): DescriptionRow[] {
  const { numero, ordem, emitidoEm, assinante, cancelamento } = file
  return [
    ...(cancelamento ? [{ label: t(texts.cancelledOn), value: instantText(cancelamento.canceladoEm) }] : []),
    ...(cancelamento?.motivo
      ? [{ label: t(texts.reason), value: t(cancellationReasons[cancelamento.motivo]) }]
      : []),
    { label: t(file.tipo === 'documento-de-autoridade' ? texts.number : own.ofReport), value: numero },
    ...(ordem === undefined
      ? []
      : [{ label: t(file.tipo === 'acrescimo' ? own.place : own.notice), value: String(ordem) }]),
    { label: t(texts.issued), value: instantText(emitidoEm) },
    ...(assinante === undefined ? [] : [{ label: t(texts.sealedBy), value: assinante }]),
    ...sealedRow(file),
  ]
}
