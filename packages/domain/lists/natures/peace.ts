import { misdemeanours } from './legal-basis.ts'
import type { NatureRow } from './nature-row.ts'

/** Disturbance of other people's work or rest, and the false alarm. */
export const peaceNatures: readonly NatureRow[] = [
  {
    id: 2201,
    crimes: [22],
    basis: [misdemeanours('42, I')],
    official: 'Perturbação do trabalho ou do sossego alheios: gritaria ou algazarra',
    name: {
      pt: 'Gritaria ou algazarra',
      en: 'Shouting or uproar',
      es: 'Gritos o alboroto',
      fr: 'Cris ou tapage',
    },
    glossary: {
      pt: 'Gritos, brigas ou festas que não deixam descansar ou trabalhar.',
      en: 'Shouting, quarrels or parties that let nobody rest or work.',
      es: 'Gritos, peleas o fiestas que no dejan descansar ni trabajar.',
      fr: 'Des cris, des disputes ou des fêtes qui empêchent de se reposer ou de travailler.',
    },
  },
  {
    id: 2202,
    crimes: [22],
    basis: [misdemeanours('42, II')],
    official: 'Perturbação do trabalho ou do sossego alheios: profissão ruidosa',
    name: {
      pt: 'Trabalho ou comércio barulhento',
      en: 'Noisy trade or work',
      es: 'Trabajo o comercio ruidoso',
      fr: 'Travail ou commerce bruyant',
    },
    glossary: {
      pt: 'Oficina, obra, bar ou outra atividade que faz barulho fora do que a lei permite.',
      en: 'A workshop, building site, bar or other business that makes more noise than the law allows.',
      es: 'Taller, obra, bar u otra actividad que hace más ruido del que la ley permite.',
      fr: 'Un atelier, un chantier, un bar ou une autre activité qui fait plus de bruit que la loi ne le permet.',
    },
  },
  {
    id: 2203,
    crimes: [22],
    basis: [misdemeanours('42, III')],
    official: 'Perturbação do trabalho ou do sossego alheios: instrumentos sonoros',
    name: {
      pt: 'Som alto',
      en: 'Loud sound equipment',
      es: 'Música a todo volumen',
      fr: 'Sono trop forte',
    },
    glossary: {
      pt: 'Caixa de som, aparelhagem, som de carro, instrumento, buzina ou alarme em volume que incomoda.',
      en: 'Speakers, a sound system, a car stereo, an instrument, a horn or an alarm so loud that it disturbs.',
      es: 'Altavoces, equipo de sonido, sonido de auto, instrumento, bocina o alarma a un volumen que molesta.',
      fr: 'Des enceintes, une sono, un autoradio, un instrument, un klaxon ou une alarme à un volume qui dérange.',
    },
  },
  {
    id: 2204,
    crimes: [22],
    basis: [misdemeanours('42, IV')],
    official: 'Perturbação do trabalho ou do sossego alheios: barulho de animal',
    name: {
      pt: 'Barulho de animal',
      en: 'Animal noise',
      es: 'Ruido de animales',
      fr: 'Bruit d’animaux',
    },
    glossary: {
      pt: 'O dono provoca o barulho do animal ou não procura impedi-lo.',
      en: 'The owner provokes the animal’s noise or does nothing to stop it.',
      es: 'El dueño provoca el ruido del animal o no procura impedirlo.',
      fr: 'Le maître provoque le bruit de l’animal ou ne cherche pas à l’empêcher.',
    },
  },
  {
    id: 1501,
    crimes: [15],
    basis: [misdemeanours('41')],
    official: 'Falso alarme',
    name: { pt: 'Falso alarme', en: 'False alarm', es: 'Falsa alarma', fr: 'Fausse alerte' },
    glossary: {
      pt: 'Anunciaram um desastre ou perigo que não existia, ou fizeram algo que causou pânico ou tumulto.',
      en: 'A disaster or danger that did not exist was announced, or something was done that caused panic or disorder.',
      es: 'Anunciaron un desastre o peligro que no existía, o hicieron algo que causó pánico o tumulto.',
      fr: 'On a annoncé un désastre ou un danger qui n’existait pas, ou fait quelque chose qui a causé la panique ou le désordre.',
    },
  },
]
