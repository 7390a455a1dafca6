import { defineTexts } from '@delegacia/domain/language/text'
import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import { unknownAnswer } from '@delegacia/domain/report/unknown-answer'
import { checkLength } from '@delegacia/domain/rules/text-length'
import { text } from '../../engine/fields/text.ts'

const texts = defineTexts({
  question: {
    pt: 'Quem é a pessoa, do jeito que você sabe?',
    en: 'Who is the person, as well as you can tell?',
    es: '¿Quién es la persona, según lo que usted sabe?',
    fr: 'Qui est cette personne, d’après ce que vous savez ?',
  },
  short: { pt: 'Quem é', en: 'Who it is', es: 'Quién es', fr: 'Qui c’est' },
  hint: {
    pt: 'Por exemplo: a vizinha do 302, um menino de uns 7 anos.',
    en: 'For example: the neighbor in 302, a boy of about 7.',
    es: 'Por ejemplo: la vecina del 302, un niño de unos 7 años.',
    fr: 'Par exemple : la voisine du 302, un garçon d’environ 7 ans.',
  },
  missing: {
    pt: 'Escreva o que você sabe da pessoa.',
    en: 'Write what you know about the person.',
    es: 'Escriba lo que sabe de la persona.',
    fr: 'Écrivez ce que vous savez de la personne.',
  },
})

/** Who a victim is whose name the reporter does not know (PE-34). */
export const description = text<InvolvedParty>('descricao', texts.question, {
  shortLabel: texts.short,
  hint: texts.hint,
  missing: texts.missing,
  visible: ({ nome }) => nome === unknownAnswer,
  check: (value) => checkLength(value, { min: 3, max: 100 }),
})

/** The name by which a report calls a person: a description where the name is not known, undefined without either. */
export const knownName = ({ nome, descricao }: InvolvedParty): string | undefined =>
  (nome === unknownAnswer ? descricao : nome) || undefined
