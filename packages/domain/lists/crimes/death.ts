import { law } from '../../law/legal-basis.ts'
import type { CrimeRow } from './crime-row.ts'

const deathRegister = [law('6.015/1973')('77'), law('11.976/2009')('1')] as const

export const death: CrimeRow = {
  folder: 'death',
  id_crime: 16,
  id_crime_cidadao: 16,
  name: { pt: 'Morte natural', en: 'Natural death', es: 'Muerte natural', fr: 'Mort naturelle' },
  card: {
    pt: 'Uma pessoa faleceu por doença ou idade, sem sinal de violência. Sentimos muito pela sua perda.',
    en: 'Somebody passed away from illness or age, with no sign of violence. We are sorry for your loss.',
    es: 'Una persona falleció por enfermedad o edad, sin señal de violencia. Sentimos mucho su pérdida.',
    fr: 'Une personne est décédée de maladie ou de vieillesse, sans trace de violence. Toutes nos condoléances.',
  },
  place: 'other',
  natures: [
    {
      id: 1601,
      basis: deathRegister,
      official: 'Morte natural em residência',
      name: {
        pt: 'Morte natural em casa',
        en: 'Natural death at home',
        es: 'Muerte natural en casa',
        fr: 'Mort naturelle au domicile',
      },
      glossary: {
        pt: 'A pessoa faleceu em casa, por doença ou idade, sem sinal de violência. Não é crime: o registro ajuda a família nas providências.',
        en: 'The person passed away at home, from illness or age, with no sign of violence. It is not a crime: the report helps the family with what has to be done.',
        es: 'La persona falleció en casa, por enfermedad o edad, sin señal de violencia. No es delito: el registro ayuda a la familia con los trámites.',
        fr: 'La personne est décédée chez elle, de maladie ou de vieillesse, sans trace de violence. Ce n’est pas une infraction : la déclaration aide la famille dans ses démarches.',
      },
    },
    {
      id: 1602,
      basis: deathRegister,
      official: 'Morte natural em outro local',
      name: {
        pt: 'Morte natural em outro lugar',
        en: 'Natural death in another place',
        es: 'Muerte natural en otro lugar',
        fr: 'Mort naturelle dans un autre lieu',
      },
      glossary: {
        pt: 'A pessoa faleceu fora de casa, por doença ou idade, sem sinal de violência. Não é crime: o registro ajuda a família nas providências.',
        en: 'The person passed away somewhere else, from illness or age, with no sign of violence. It is not a crime: the report helps the family with what has to be done.',
        es: 'La persona falleció fuera de casa, por enfermedad o edad, sin señal de violencia. No es delito: el registro ayuda a la familia con los trámites.',
        fr: 'La personne est décédée hors de chez elle, de maladie ou de vieillesse, sans trace de violence. Ce n’est pas une infraction : la déclaration aide la famille dans ses démarches.',
      },
    },
  ],
  advice: {
    lead: {
      pt: 'Sentimos muito pela sua perda. Estes são os passos seguintes, no seu tempo.',
      en: 'We are very sorry for your loss. These are the next steps, in your own time.',
      es: 'Lamentamos mucho su pérdida. Estos son los pasos siguientes, a su tiempo.',
      fr: 'Nous vous présentons nos condoléances. Voici les démarches suivantes, à votre rythme.',
    },
    points: [
      {
        pt: 'Com a declaração de óbito do médico, peça a certidão no cartório: o registro e a primeira via são gratuitos.',
        en: 'With the doctor’s statement of death, ask the registry office for the certificate: registration and the first copy are free.',
        es: 'Con la declaración de defunción del médico, pida el acta en el registro civil: el registro y la primera copia son gratuitos.',
        fr: 'Avec la déclaration de décès du médecin, demandez l’acte à l’état civil : l’inscription et la première copie sont gratuites.',
      },
      {
        pt: 'Avise o INSS (135) e os bancos. Sem recursos para o funeral, o CRAS do município orienta sobre o auxílio.',
        en: 'Tell INSS (135) and the banks. If there is no money for the funeral, the municipality’s CRAS advises on aid.',
        es: 'Avise al INSS (135) y a los bancos. Sin recursos para el funeral, el CRAS del municipio orienta sobre la ayuda.',
        fr: 'Prévenez l’INSS (135) et les banques. Sans moyens pour les obsèques, le CRAS de la commune informe sur l’aide.',
      },
      {
        pt: 'Se o luto pesar, o CVV escuta de graça, a toda hora, no 188.',
        en: 'If grief weighs on you, CVV listens free of charge, at any hour, on 188.',
        es: 'Si el duelo pesa, el CVV escucha gratis, a toda hora, en el 188.',
        fr: 'Si le deuil vous pèse, le CVV écoute gratuitement, à toute heure, au 188.',
      },
    ],
  },
}
