import type { RubricOf } from '@delegacia/domain/language/rubric'
import { defineTexts } from '@delegacia/domain/language/text'
import type { Flow, StartCard } from '../../engine/define.ts'

export const texts = defineTexts({
  beforeTitle: {
    pt: 'Antes de começar',
    en: 'Before you start',
    es: 'Antes de empezar',
    fr: 'Avant de commencer',
  },
  before: {
    pt: 'Só fatos no Pará. Maiores de 18, com CPF ou passaporte e e-mail. Sem resposta, o registro pode ser cancelado.',
    en: 'Only events in Pará. You must be 18, with CPF or passport and e-mail. Unanswered reports may be canceled.',
    es: 'Solo hechos en Pará. Debe tener 18 años, CPF o pasaporte y correo. Sin respuesta, el registro puede cancelarse.',
    fr: 'Faits au Pará seulement. Il faut 18 ans, CPF ou passeport et e-mail. Sans réponse, la déclaration peut être annulée.',
  },
  beforeViolence: {
    pt: 'Só fatos no Pará. É preciso ter 18 anos, CPF ou passaporte e e-mail.',
    en: 'Only events in Pará. You must be 18, with CPF or passport and e-mail.',
    es: 'Solo hechos en Pará. Debe tener 18 años, CPF o pasaporte y correo.',
    fr: 'Faits au Pará seulement. Il faut 18 ans, CPF ou passeport et e-mail.',
  },
  have: {
    pt: 'Entendi. Tenho 18 anos, documento e e-mail',
    en: 'I understand. I am 18, with a document and e-mail',
    es: 'Entendido. Tengo 18 años, documento y correo',
    fr: 'J’ai compris. J’ai 18 ans, un document et un e-mail',
  },
  falseTitle: { pt: 'Diga a verdade', en: 'Tell the truth', es: 'Diga la verdad', fr: 'Dites la vérité' },
  false: {
    pt: 'Acreditamos em você. Errar não é crime; inventar é (Código Penal, 138, 339 e 340).',
    en: 'We believe you. An honest mistake is not a crime; making up a report is (Penal Code, 138, 339, 340).',
    es: 'Le creemos. Equivocarse no es delito; inventar sí (Código Penal, 138, 339 y 340).',
    fr: 'Nous vous croyons. Une erreur n’est pas un délit ; inventer, si (Code pénal, 138, 339, 340).',
  },
  agree: {
    pt: 'Direi a verdade e aceito os termos',
    en: 'I will tell the truth and accept the terms',
    es: 'Diré la verdad y acepto los términos',
    fr: 'Je dirai la vérité et j’accepte les conditions',
  },
})

export const rubric = { notice: 'false' } as const satisfies RubricOf<typeof texts>

const needs: StartCard = {
  id: 'requisitos',
  title: texts.beforeTitle,
  text: texts.before,
  agree: texts.have,
}
const truth: StartCard = {
  id: 'verdade',
  title: texts.falseTitle,
  text: texts.false,
  agree: texts.agree,
  terms: true,
}

/**
 * The start cards of a crime (ST-01, SH-17), as few as the documents let them be: what belongs together is one card (LA-03),
 * and where the restrictions follow, they have the notice and the agreement. The specification has the false-report notice
 * first. Here it is the last: a threat of prosecution as the first sentence is read as 'they do not believe me', and the
 * people with most to lose give up there. Nothing is lost by it, as each card must be acknowledged before the next appears.
 * A State that prefers another order changes this list.
 */
export const warningsBefore = (before: Flow['before']): Flow['warnings'] =>
  before.some(({ kind }) => kind === 'restrictions') ? [needs] : [needs, truth]

/** Those of violence: nothing tells her that a report may be cancelled, which she reads as 'they may drop me' (VI-01). */
export const noticesOfViolence: Flow['warnings'] = [{ ...needs, text: texts.beforeViolence }, truth]
