import { misdemeanours } from '../../law/legal-basis.ts'
import type { CrimeRow } from './crime-row.ts'

export const peace: CrimeRow = {
  folder: 'peace',
  id_crime: 22,
  id_crime_cidadao: 22,
  name: {
    pt: 'Perturbação do sossego',
    en: 'Disturbance of the peace',
    es: 'Perturbación del sosiego',
    fr: 'Tapage',
  },
  card: {
    pt: 'Som alto, gritaria, obra ou animal que não deixa descansar ou trabalhar.',
    en: 'Loud music, shouting, building work or an animal that lets nobody rest or work.',
    es: 'Música alta, gritos, obra o animal que no deja descansar ni trabajar.',
    fr: 'Musique forte, cris, travaux ou animal qui empêchent de se reposer ou de travailler.',
  },
  place: 'neighbours',
  natures: [
    {
      id: 2201,
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
  ],
  advice: {
    lead: {
      pt: 'Descansar é direito seu. Barulho agora? Ligue 190.',
      en: 'Rest is your right. Noise right now? Call 190.',
      es: 'Descansar es su derecho. ¿Ruido ahora? Llame al 190.',
      fr: 'Le repos est votre droit. Du bruit en ce moment ? Appelez le 190.',
    },
    points: [
      {
        pt: 'Anote os dias e horários e, se puder com segurança, grave o som de dentro de casa.',
        en: 'Write down days and times and, if it is safe, record the sound from inside your home.',
        es: 'Anote días y horarios y, si es seguro, grabe el sonido desde su casa.',
        fr: 'Notez jours et heures et, si c’est sans danger, enregistrez le bruit depuis chez vous.',
      },
      {
        pt: 'Outros vizinhos também sofrem? Cada um pode registrar: juntos têm mais força.',
        en: 'Do other neighbors suffer too? Each can report it: together you carry more weight.',
        es: '¿Otros vecinos también lo sufren? Cada uno puede registrarlo: juntos tienen más fuerza.',
        fr: 'D’autres voisins en souffrent ? Chacun peut le déclarer : ensemble, vous pesez plus.',
      },
      {
        pt: 'Comércio ou obra: avise também a prefeitura; condomínio: avise a administração.',
        en: 'Business or building site: tell the town hall too; condominium: tell the management.',
        es: 'Comercio u obra: avise también al municipio; condominio: avise a la administración.',
        fr: 'Commerce ou chantier : prévenez aussi la mairie ; copropriété : prévenez le syndic.',
      },
    ],
  },
}
