import type { Cancellation } from '@delegacia/contract/documents/cancellation'
import { cancellationReasons } from '@delegacia/domain/language/cancellation-reasons'
import { showInstant } from '@delegacia/domain/language/dates'
import type { RubricOf } from '@delegacia/domain/language/rubric'
import { defineTexts } from '@delegacia/domain/language/text'
import { Card } from '@delegacia/ui/card'
import { locale, t } from '../i18n/locale.ts'

export const texts = defineTexts({
  sorry: {
    pt: 'Sentimos muito por isso.',
    en: 'We are sorry for the trouble.',
    es: 'Lamentamos la molestia.',
    fr: 'Nous sommes désolés de ce désagrément.',
  },
  common: {
    pt: 'Isso acontece e não acusa você de nada.',
    en: 'This happens, and nobody is accusing you of anything.',
    es: 'Suele pasar, y nadie le acusa de nada.',
    fr: 'Cela arrive, et personne ne vous accuse de quoi que ce soit.',
  },
  next: {
    pt: 'A delegacia explica, em pessoa ou pelo 197.',
    en: 'A police station will explain, in person or by phone on 197.',
    es: 'La comisaría se lo explica, en persona o por el 197.',
    fr: 'Un commissariat vous renseigne, sur place ou au 197.',
  },
  thank: {
    pt: 'Obrigado pela paciência.',
    en: 'Thank you for your patience.',
    es: 'Gracias por su paciencia.',
    fr: 'Merci de votre patience.',
  },
  title: {
    pt: 'Este documento foi cancelado em {since}',
    en: 'This document was canceled on {since}',
    es: 'Este documento fue cancelado el {since}',
    fr: 'Ce document a été annulé le {since}',
  },
  copy: {
    pt: 'A cópia continua sua, mas quem conferir o documento verá que ele não vale mais. O que você registrou não foi apagado.',
    en: 'The copy remains yours, but anyone who checks the document will see that it is no longer valid. What you reported has not been erased.',
    es: 'La copia sigue siendo suya, pero quien compruebe el documento verá que ya no es válido. Lo que usted registró no se borró.',
    fr: 'La copie reste la vôtre, mais toute personne qui vérifie le document verra qu’il n’est plus valable. Ce que vous avez déclaré n’a pas été effacé.',
  },
})

export const rubric = {
  acknowledge: 'sorry',
  normalise: 'common',
  blame: 'common',
  thank: 'thank',
  next: 'next',
} as const satisfies RubricOf<typeof texts>

/** The notice above a copy that no longer holds, for the person whose report it is. */
export function CancelledNotice({ canceladoEm, motivo }: Cancellation) {
  const since = showInstant(new Date(canceladoEm), locale)
  return (
    <Card tone="danger" title={t(texts.title, { since })}>
      {motivo && <p>{t(cancellationReasons[motivo])}</p>}
      <p>{t(texts.copy)}</p>
      <p>{[texts.sorry, texts.common, texts.next, texts.thank].map((text) => t(text)).join(' ')}</p>
    </Card>
  )
}
