import type { IssuedDocument } from '@delegacia/contract/validation'
import { cancellationReasons } from '@delegacia/domain/language/cancellation-reasons'
import { t } from '../../i18n/locale.ts'
import { Card } from '@delegacia/ui/card'
import { DescriptionList, type DescriptionRow } from '@delegacia/ui/description-list'
import { CardVerdict } from './card-verdict.tsx'
import { FileCheck } from './file-check.tsx'
import { instantText, sealedRow } from './issued-rows.ts'
import { texts as sealTexts } from './seal-texts.ts'
import { texts } from './validate-texts.ts'

/** The name that the service gives to a report, in Portuguese on every page. */
const reportKind = 'Boletim de ocorrência'

/**
 * What the register says of a number, with the comparison of the file in between. A number is never green: a person with a
 * false document that bears a true number must not believe that the document itself was confirmed.
 */
export function IssuedCards({ document }: { document: IssuedDocument }) {
  const rows = [...particulars(document), ...sealOf(document)]
  if (document.situacao === 'cancelado')
    return (
      <>
        <Card tone="danger" title={<CardVerdict icon="alert" text={t(texts.cancelled)} />}>
          <p>{t(texts.cancelledText)}</p>
          <DescriptionList rows={[...cancellation(document), ...rows]} />
        </Card>
        <FileCheck document={document} />
      </>
    )
  const certificate = certificateNote(document)
  return (
    <>
      <Card title={<CardVerdict icon="info" text={t(texts.valid)} />}>
        <p>{t(texts.validText)}</p>
      </Card>
      <FileCheck document={document} />
      <Card title={t(texts.particulars)}>
        <p>{t(texts.paperText)}</p>
        <DescriptionList rows={rows} />
        {certificate && <p>{t(certificate)}</p>}
      </Card>
    </>
  )
}

function cancellation(document: IssuedDocument & { situacao: 'cancelado' }): DescriptionRow[] {
  const { canceladoEm, motivo } = document
  const since = { label: t(texts.cancelledOn), value: instantText(canceladoEm) }
  return motivo ? [since, { label: t(texts.reason), value: t(cancellationReasons[motivo]) }] : [since]
}

const particulars = ({ tipo, numero, emitidoEm, assinante }: IssuedDocument): DescriptionRow[] => [
  { label: t(texts.kind), value: tipo === reportKind ? t(texts.report) : tipo },
  { label: t(texts.number), value: numero },
  { label: t(texts.issued), value: instantText(emitidoEm) },
  { label: t(texts.sealedBy), value: assinante },
]

function sealOf(document: IssuedDocument): DescriptionRow[] {
  const { certificadoAte, certificadoVencido } = document
  return [
    ...sealedRow(document),
    ...(certificadoAte
      ? [
          {
            label: t(certificadoVencido ? sealTexts.wasUntil : sealTexts.until),
            value: instantText(certificadoAte),
          },
        ]
      : []),
  ]
}

/** What the end of a certificate means for a document, said only once it is over. */
function certificateNote({ seladoEm, certificadoAte, certificadoVencido, horaConfiavel }: IssuedDocument) {
  if (!certificadoVencido || !certificadoAte || !seladoEm) return undefined
  if (Date.parse(seladoEm) > Date.parse(certificadoAte)) return sealTexts.sealedLate
  return horaConfiavel ? sealTexts.over : sealTexts.overByClock
}
