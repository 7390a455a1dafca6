import { defineTexts } from '@delegacia/domain/language/text'
import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import { checkLength } from '@delegacia/domain/rules/text-length'
import { checkWholeNumber } from '@delegacia/domain/rules/whole-number'
import type { Group } from '../../engine/define.ts'
import { appearance } from '../../engine/fields/appearance.ts'
import { text } from '../../engine/fields/text.ts'
import { traits } from '../../engine/fields/traits.ts'
import { wholeNumber } from '../../engine/fields/whole-number.ts'

const texts = defineTexts({
  appearancePart: { pt: 'Aparência', en: 'Appearance', es: 'Apariencia', fr: 'Apparence' },
  title: {
    pt: 'Como era a pessoa?',
    en: 'What did the person look like?',
    es: '¿Cómo era la persona?',
    fr: 'À quoi ressemblait la personne ?',
  },
  agentTitle: {
    pt: 'Como era quem agiu pela empresa?',
    en: 'What did the person who acted for the company look like?',
    es: '¿Cómo era quien actuó por la empresa?',
    fr: 'À quoi ressemblait la personne qui a agi pour l’entreprise ?',
  },
  agentIntro: {
    pt: 'Se você falou ou tratou com alguém, marque o que viu ou sabe. Se não, siga adiante.',
    en: 'If you spoke or dealt with someone, mark what you saw or know. If not, just go on.',
    es: 'Si habló o trató con alguien, marque lo que vio o sabe. Si no, siga adelante.',
    fr: 'Si vous avez parlé ou traité avec quelqu’un, cochez ce que vous avez vu ou savez. Sinon, continuez.',
  },
  intro: {
    pt: 'Marque só o que você viu ou sabe. O que não souber, deixe em branco.',
    en: 'Mark only what you saw or know. Leave blank what you do not know.',
    es: 'Marque solo lo que vio o sabe. Lo que no sepa, déjelo en blanco.',
    fr: 'Ne cochez que ce que vous avez vu ou savez. Laissez vide ce que vous ignorez.',
  },
  appearance: { pt: 'Aparência', en: 'Appearance', es: 'Apariencia', fr: 'Apparence' },
  age: { pt: 'Idade aproximada', en: 'Approximate age', es: 'Edad aproximada', fr: 'Âge approximatif' },
  ageHint: {
    pt: 'Em anos, mais ou menos.',
    en: 'In years, roughly.',
    es: 'En años, más o menos.',
    fr: 'En années, à peu près.',
  },
  clothing: {
    pt: 'Roupa e outros detalhes',
    en: 'Clothing and other details',
    es: 'Ropa y otros detalles',
    fr: 'Vêtements et autres détails',
  },
  traitsPart: { pt: 'Características', en: 'Features', es: 'Características', fr: 'Caractéristiques' },
  traits: {
    pt: 'Algo mais ajuda a reconhecer a pessoa?',
    en: 'Is there anything else to recognize the person by?',
    es: '¿Algo más ayuda a reconocer a la persona?',
    fr: 'Un autre signe permet-il de reconnaître la personne ?',
  },
  traitsIntro: {
    pt: 'Uma tatuagem, uma cicatriz, um jeito de falar. Adicione quantas quiser, ou siga adiante.',
    en: 'A tattoo, a scar, a way of speaking. Add as many as you like, or go on.',
    es: 'Un tatuaje, una cicatriz, una forma de hablar. Añada cuantas quiera, o siga adelante.',
    fr: 'Un tatouage, une cicatrice, une façon de parler. Ajoutez-en autant que vous voulez, ou continuez.',
  },
})

/**
 * The first two parts of a suspect's stepper (WZ-07): appearance (PE-18) and distinguishing marks (PE-19). For a company
 * they describe the person who acted for it.
 */
export const suspectAppearance = (kind: 'F' | 'J'): readonly Group<InvolvedParty>[] => [
  {
    id: 'aparencia',
    title: kind === 'F' ? texts.title : texts.agentTitle,
    part: { id: 'aparencia', title: texts.appearancePart },
    intro: kind === 'F' ? texts.intro : texts.agentIntro,
    fields: [
      appearance('aparencia', texts.appearance),
      wholeNumber('idade_aparente', texts.age, {
        hint: texts.ageHint,
        required: false,
        maximum: 2,
        check: (value) => checkWholeNumber(value, { min: 0, max: 99 }),
      }),
      text('roupa', texts.clothing, {
        required: false,
        check: (value) => checkLength(value, { min: 3, max: 100 }),
      }),
    ],
  },
  {
    id: 'caracteristicas',
    title: texts.traits,
    part: { id: 'caracteristicas', title: texts.traitsPart },
    intro: texts.traitsIntro,
    fields: [traits('caracteristica', texts.traitsPart)],
  },
]
