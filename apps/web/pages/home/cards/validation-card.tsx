import { Link } from 'wouter'
import { defineTexts } from '@delegacia/domain/language/text'
import { t } from '../../../i18n/locale.ts'
import { useOperatorSettings } from '../../../portal/use-operator-settings.ts'
import { routes } from '../../../router/routes.ts'
import { buttonClass } from '@delegacia/ui/button'
import { Card } from '@delegacia/ui/card'

const texts = defineTexts({
  title: {
    pt: 'Validar um documento',
    en: 'Check a document',
    es: 'Validar un documento',
    fr: 'Vérifier un document',
  },
  lead: {
    pt: 'Recebeu um documento assinado digitalmente pela Polícia Civil? Confira aqui quem assinou, quando, e se ele está inteiro. Você precisa do número que está no documento, ao lado do QR code.',
    en: 'Did you receive a document digitally signed by the Civil Police? Check here who signed it, when, and whether it is intact. You need the number on the document, beside the QR code.',
    es: '¿Recibió un documento firmado digitalmente por la Policía Civil? Compruebe aquí quién lo firmó, cuándo, y si está íntegro. Necesita el número del documento, junto al código QR.',
    fr: 'Vous avez reçu un document signé numériquement par la Police civile ? Vérifiez ici qui l’a signé, quand, et s’il est intact. Il vous faut le numéro du document, à côté du code QR.',
  },
  go: {
    pt: 'Validar documento',
    en: 'Check a document',
    es: 'Validar documento',
    fr: 'Vérifier le document',
  },
})

/** Without a code: that is typed on the page. */
const validation = routes.validate.replace('/:codigo?', '')

/** The way to the validation of signed documents, where the operator offers it (SH-07). */
export function ValidationCard() {
  if (!useOperatorSettings()?.validaDocumentos) return null
  return (
    <Card folded title={t(texts.title)}>
      <p className="muted">{t(texts.lead)}</p>
      <p>
        <Link href={validation} className={buttonClass('quiet')}>
          {t(texts.go)}
        </Link>
      </p>
    </Card>
  )
}
