import type { Cancellation } from '@delegacia/contract/documents/cancellation'
import { cancellationReasons } from '@delegacia/domain/language/cancellation-reasons'
import { showInstant } from '@delegacia/domain/language/dates'
import { defineTexts } from '@delegacia/domain/language/text'
import { Card } from '@delegacia/ui/card'
import { locale, t } from '../i18n/locale.ts'

const texts = defineTexts({
  title: {
    pt: 'Este documento foi cancelado em {since}',
    en: 'This document was canceled on {since}',
    es: 'Este documento fue cancelado el {since}',
    fr: 'Ce document a été annulé le {since}',
  },
  copy: {
    pt: 'A cópia continua sua, mas quem conferir o documento verá que ele não vale mais. O que você registrou não foi apagado. Se tiver dúvida, uma delegacia pode explicar.',
    en: 'The copy remains yours, but whoever checks the document will see that it is no longer valid. What you reported has not been erased. If you have questions, a police station can explain.',
    es: 'La copia sigue siendo suya, pero quien compruebe el documento verá que ya no es válido. Lo que usted registró no se borró. Si tiene dudas, una comisaría puede explicarle.',
    fr: 'La copie reste la vôtre, mais qui vérifie le document verra qu’il n’est plus valable. Ce que vous avez déclaré n’a pas été effacé. En cas de doute, un commissariat peut vous renseigner.',
  },
})

/** The notice above a copy that no longer holds, for the person whose report it is. */
export function CancelledNotice({ canceladoEm, motivo }: Cancellation) {
  const since = showInstant(new Date(canceladoEm), locale)
  return (
    <Card tone="danger" title={t(texts.title, { since })}>
      {motivo && <p>{t(cancellationReasons[motivo])}</p>}
      <p>{t(texts.copy)}</p>
    </Card>
  )
}
