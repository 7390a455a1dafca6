import { defineTexts, type Text } from '../../language/text.ts'
import type { NotHereReason } from '../events/event-parts.ts'

/** Why a report belongs to another authority: in plain words, and the law behind it. */
type NotHereTexts = { readonly why: Text; readonly law: Text }

export const notHereTexts: Readonly<Record<NotHereReason, NotHereTexts>> = {
  outro_estado: defineTexts({
    why: {
      pt: 'Aconteceu em outro Estado, e quem apura é a polícia de lá.',
      en: 'It happened in another State, and the police there look into it.',
      es: 'Ocurrió en otro Estado, y quien investiga es la policía de allí.',
      fr: 'Cela s’est passé dans un autre État, et c’est la police de cet État qui enquête.',
    },
    law: {
      pt: 'Código de Processo Penal, art. 70',
      en: 'Code of Criminal Procedure, art. 70',
      es: 'Código de Proceso Penal, art. 70',
      fr: 'Code de procédure pénale, art. 70',
    },
  }),
  competencia_federal: defineTexts({
    why: {
      pt: 'Casos assim são da Polícia Federal.',
      en: 'Such cases belong to the Federal Police.',
      es: 'Casos así son de la Policía Federal.',
      fr: 'De telles affaires relèvent de la Police fédérale.',
    },
    law: {
      pt: 'Constituição Federal, arts. 109 e 144, § 1º',
      en: 'Federal Constitution, arts. 109 and 144 § 1',
      es: 'Constitución Federal, arts. 109 y 144, § 1',
      fr: 'Constitution fédérale, arts. 109 et 144, § 1',
    },
  }),
  competencia_militar: defineTexts({
    why: {
      pt: 'Casos assim são apurados pela polícia judiciária militar.',
      en: 'Such cases are looked into by the military police authority.',
      es: 'Casos así los investiga la policía judicial militar.',
      fr: 'De telles affaires sont instruites par la police judiciaire militaire.',
    },
    law: {
      pt: 'Constituição Federal, arts. 124 e 125, § 4º',
      en: 'Federal Constitution, arts. 124 and 125 § 4',
      es: 'Constitución Federal, arts. 124 y 125, § 4',
      fr: 'Constitution fédérale, arts. 124 et 125, § 4',
    },
  }),
}
