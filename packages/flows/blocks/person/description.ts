import { defineTexts, type Text } from '@delegacia/domain/language/text'
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
  companyQuestion: {
    pt: 'Que empresa é, do jeito que você sabe?',
    en: 'Which company is it, as well as you can tell?',
    es: '¿Qué empresa es, según lo que usted sabe?',
    fr: 'Quelle entreprise est-ce, d’après ce que vous savez ?',
  },
  companyShort: { pt: 'Que empresa é', en: 'Which company', es: 'Qué empresa es', fr: 'Quelle entreprise' },
  companyHint: {
    pt: 'Por exemplo: a loja da esquina, o mercado ao lado do banco.',
    en: 'For example: the store on the corner, the market next to the bank.',
    es: 'Por ejemplo: la tienda de la esquina, el mercado junto al banco.',
    fr: 'Par exemple : le magasin du coin, le marché à côté de la banque.',
  },
  companyMissing: {
    pt: 'Escreva o que você sabe da empresa.',
    en: 'Write what you know about the company.',
    es: 'Escriba lo que sabe de la empresa.',
    fr: 'Écrivez ce que vous savez de l’entreprise.',
  },
  missing: {
    pt: 'Escreva o que você sabe da pessoa.',
    en: 'Write what you know about the person.',
    es: 'Escriba lo que sabe de la persona.',
    fr: 'Écrivez ce que vous savez de la personne.',
  },
})

const described = (question: Text, shortLabel: Text, hint: Text, missing: Text) =>
  text<InvolvedParty>('descricao', question, {
    shortLabel,
    hint,
    missing,
    visible: ({ nome }) => nome === unknownAnswer,
    check: (value) => checkLength(value, { min: 3, max: 100 }),
  })

/** Who a victim is whose name the reporter does not know (PE-34). */
export const description = described(texts.question, texts.short, texts.hint, texts.missing)

/** Which company it is whose name the reporter does not know (PE-34). */
export const companyDescription = described(
  texts.companyQuestion,
  texts.companyShort,
  texts.companyHint,
  texts.companyMissing,
)

/** The name by which a report calls a person: a description where the name is not known, undefined without either. */
export const knownName = ({ nome, descricao }: InvolvedParty): string | undefined =>
  (nome === unknownAnswer ? descricao : nome) || undefined
