import type { RubricOf } from '@delegacia/domain/language/rubric'
import { defineTexts } from '@delegacia/domain/language/text'
import { t } from '../../../i18n/locale.ts'
import { Card } from '@delegacia/ui/card'

export const texts = defineTexts({
  title: {
    pt: 'Informação importante',
    en: 'Important information',
    es: 'Información importante',
    fr: 'Information importante',
  },
  guidelines: {
    pt: 'Leia com calma as orientações de cada passo. O pedido que não segue as orientações pode ser cancelado.',
    en: 'Please take your time to read the guidance at each step. A request that does not follow it may be canceled.',
    es: 'Lea con calma las indicaciones de cada paso. La solicitud que no las sigue puede cancelarse.',
    fr: 'Lisez tranquillement les consignes de chaque étape. Une demande qui ne les suit pas peut être annulée.',
  },
  truth: {
    pt: 'Conte o que você sabe, do seu jeito: errar um detalhe não é crime.',
    en: 'Tell what you know in your own words: getting a detail wrong is not a crime.',
    es: 'Cuente lo que sabe, a su manera: equivocarse en un detalle no es delito.',
    fr: 'Racontez ce que vous savez, à votre façon : se tromper sur un détail n’est pas un délit.',
  },
  false: {
    pt: 'Já inventar um fato ou acusar quem se sabe inocente é crime (artigos 138, 339 e 340 do Código Penal).',
    en: 'Making up an event, or accusing someone you know to be innocent, is a crime (Articles 138, 339 and 340 of the Brazilian Penal Code).',
    es: 'En cambio, inventar un hecho o acusar a quien se sabe inocente es delito (artículos 138, 339 y 340 del Código Penal brasileño).',
    fr: 'En revanche, inventer un fait ou accuser une personne que l’on sait innocente est un délit (articles 138, 339 et 340 du Code pénal brésilien).',
  },
})

export const rubric = { notice: 'truth' } as const satisfies RubricOf<typeof texts>

/** The penal notice, humane and last among the warnings (SH-06). */
export function ImportantCard() {
  return (
    <Card folded title={t(texts.title)} tone="warning">
      <p>{t(texts.guidelines)}</p>
      <p>{t(texts.truth)}</p>
      <p>{t(texts.false)}</p>
    </Card>
  )
}
