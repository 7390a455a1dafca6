import { penalCode, environmentalCrimes } from '../../law/legal-basis.ts'
import type { CrimeRow } from './crime-row.ts'

export const arson: CrimeRow = {
  folder: 'arson',
  id_crime: 23,
  id_crime_cidadao: 23,
  name: { pt: 'Incêndio', en: 'Fire', es: 'Incendio', fr: 'Incendie' },
  card: {
    pt: 'Fogo em casa, comércio, veículo ou mata, de propósito, por descuido ou sem causa conhecida. Fogo agora: ligue 193.',
    en: 'Fire in a home, business, vehicle or forest, on purpose, by carelessness or of unknown cause. Fire now: call 193.',
    es: 'Fuego en casa, comercio, vehículo o monte, a propósito, por descuido o sin causa conocida. Fuego ahora: llame al 193.',
    fr: 'Feu dans un logement, un commerce, un véhicule ou un bois, volontaire, par imprudence ou de cause inconnue. Feu en cours : appelez le 193.',
  },
  place: 'land',
  care: 'fire',
  natures: [
    {
      id: 2301,
      basis: [penalCode('250')],
      official: 'Incêndio',
      name: {
        pt: 'Incêndio provocado de propósito',
        en: 'Arson',
        es: 'Incendio provocado a propósito',
        fr: 'Incendie volontaire',
      },
      glossary: {
        pt: 'Alguém pôs fogo de propósito e expôs pessoas, casas ou bens ao perigo.',
        en: 'Somebody set a fire on purpose and put people, homes or goods in danger.',
        es: 'Alguien prendió fuego a propósito y puso en peligro a personas, casas o bienes.',
        fr: 'Quelqu’un a mis le feu exprès et mis en danger des personnes, des maisons ou des biens.',
      },
    },
    {
      id: 2302,
      basis: [penalCode('250 § 2')],
      official: 'Incêndio culposo',
      name: {
        pt: 'Incêndio por descuido',
        en: 'Fire through carelessness',
        es: 'Incendio por descuido',
        fr: 'Incendie par imprudence',
      },
      glossary: {
        pt: 'O fogo começou por descuido: queima de lixo, ligação elétrica, botijão, cigarro, fogos.',
        en: 'The fire began through carelessness: burning rubbish, wiring, a gas cylinder, a cigarette, fireworks.',
        es: 'El fuego empezó por descuido: quema de basura, cableado, bombona de gas, cigarrillo, fuegos artificiales.',
        fr: 'Le feu a pris par imprudence : déchets brûlés, installation électrique, bouteille de gaz, cigarette, feux d’artifice.',
      },
    },
    {
      id: 2303,
      basis: [environmentalCrimes('41')],
      official: 'Incêndio em floresta ou demais formas de vegetação',
      name: {
        pt: 'Incêndio em mata ou vegetação',
        en: 'Forest or wildland fire',
        es: 'Incendio forestal o de vegetación',
        fr: 'Feu de forêt ou de végétation',
      },
      glossary: {
        pt: 'Puseram ou deixaram espalhar fogo em mata, capoeira, várzea ou campo.',
        en: 'Fire was set, or let spread, in forest, scrub, flood plain or grassland.',
        es: 'Prendieron o dejaron extenderse el fuego en selva, matorral, várzea o campo.',
        fr: 'On a mis ou laissé s’étendre le feu en forêt, en friche, en plaine inondable ou en prairie.',
      },
    },
    {
      id: 2304,
      basis: [penalCode('250')],
      official: 'Incêndio de causa a apurar',
      name: {
        pt: 'Incêndio de causa desconhecida',
        en: 'Fire of unknown cause',
        es: 'Incendio de causa desconocida',
        fr: 'Incendie de cause inconnue',
      },
      glossary: {
        pt: 'Houve fogo e não se sabe como começou. A polícia e os bombeiros apuram.',
        en: 'There was a fire and nobody knows how it began. The police and the fire department will find out.',
        es: 'Hubo fuego y no se sabe cómo empezó. La policía y los bomberos lo averiguan.',
        fr: 'Il y a eu un incendie et on ne sait pas comment il a pris. La police et les pompiers l’établiront.',
      },
    },
  ],
  advice: {
    lead: {
      pt: 'Sentimos muito. Fumaça ou brasa ainda? Afaste-se e ligue 193.',
      en: 'We are sorry. Still smoke or embers? Stay away and call 193.',
      es: 'Lo sentimos. ¿Todavía hay humo o brasas? Aléjese y llame al 193.',
      fr: 'Nous sommes désolés. Encore de la fumée ou des braises ? Éloignez-vous et appelez le 193.',
    },
    points: [
      {
        pt: 'Não mexa no local antes da perícia e não entre sem que os bombeiros ou a Defesa Civil (199) liberem.',
        en: 'Leave the place untouched for the experts and do not enter before the fire department or Civil Defense (199) allow it.',
        es: 'No toque el lugar antes de la pericia y no entre sin permiso de los bomberos o de Defensa Civil (199).',
        fr: 'Ne touchez pas aux lieux avant l’expertise et n’entrez pas sans l’accord des pompiers ou de la Défense civile (199).',
      },
      {
        pt: 'Peça aos bombeiros a certidão da ocorrência e avise a seguradora, se houver.',
        en: 'Ask the fire department for its certificate and tell your insurer, if there is one.',
        es: 'Pida a los bomberos la constancia del hecho y avise a la aseguradora, si la hay.',
        fr: 'Demandez l’attestation aux pompiers et prévenez votre assureur, s’il y en a un.',
      },
      {
        pt: 'Ficou sem moradia? O CRAS e a Defesa Civil do município ajudam com abrigo e documentos.',
        en: 'Lost your home? The municipality’s CRAS and Civil Defense help with shelter and papers.',
        es: '¿Quedó sin vivienda? El CRAS y Defensa Civil del municipio ayudan con refugio y documentos.',
        fr: 'Sans logement ? Le CRAS et la Défense civile de la commune aident pour l’abri et les papiers.',
      },
    ],
  },
}
