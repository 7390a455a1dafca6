import type { Text } from '../language/text.ts'

/** Three-digit numbers that answer everywhere in Pará, the most urgent first. */
export const emergencyNumbers = [
  {
    number: '190',
    name: {
      pt: 'Polícia Militar (emergência)',
      en: 'Military Police (emergency)',
      es: 'Policía Militar (emergencia)',
      fr: 'Police militaire (urgence)',
    },
  },
  {
    number: '180',
    name: {
      pt: 'Central de Atendimento à Mulher',
      en: 'Women’s helpline',
      es: 'Línea de atención a la mujer',
      fr: 'Ligne d’aide aux femmes',
    },
  },
  {
    number: '192',
    name: {
      pt: 'SAMU (ambulância)',
      en: 'Ambulance (SAMU)',
      es: 'Ambulancia (SAMU)',
      fr: 'Ambulance (SAMU)',
    },
  },
  {
    number: '193',
    name: {
      pt: 'Corpo de Bombeiros (incêndio e salvamento)',
      en: 'Fire brigade (fire and rescue)',
      es: 'Bomberos (incendio y rescate)',
      fr: 'Pompiers (incendie et secours)',
    },
  },
  {
    number: '181',
    name: {
      pt: 'Disque-Denúncia (anônimo)',
      en: 'Anonymous tip line',
      es: 'Denuncia anónima',
      fr: 'Dénonciation anonyme',
    },
  },
  {
    number: '188',
    name: {
      pt: 'CVV – apoio emocional e prevenção do suicídio',
      en: 'CVV – emotional support / suicide prevention',
      es: 'CVV – apoyo emocional y prevención del suicidio',
      fr: 'CVV – soutien émotionnel et prévention du suicide',
    },
  },
  {
    number: '100',
    name: {
      pt: 'Disque Direitos Humanos',
      en: 'Human rights hotline',
      es: 'Línea de derechos humanos',
      fr: 'Ligne des droits humains',
    },
  },
  {
    number: '197',
    name: { pt: 'Polícia Civil', en: 'Civil Police', es: 'Policía Civil', fr: 'Police civile' },
  },
  {
    number: '191',
    name: {
      pt: 'Polícia Rodoviária Federal',
      en: 'Federal Highway Police',
      es: 'Policía Federal de Carreteras',
      fr: 'Police fédérale des routes',
    },
  },
  {
    number: '194',
    name: { pt: 'Polícia Federal', en: 'Federal Police', es: 'Policía Federal', fr: 'Police fédérale' },
  },
  {
    number: '198',
    name: {
      pt: 'Polícia Rodoviária Estadual',
      en: 'State Highway Police',
      es: 'Policía de Carreteras Estatal',
      fr: 'Police routière de l’État',
    },
  },
  {
    number: '199',
    name: { pt: 'Defesa Civil', en: 'Civil Defense', es: 'Defensa Civil', fr: 'Protection civile' },
  },
  {
    number: '185',
    name: {
      pt: 'Salvamar (emergência aquática)',
      en: 'Water rescue (Salvamar)',
      es: 'Salvamento acuático (Salvamar)',
      fr: 'Sauvetage en mer (Salvamar)',
    },
  },
] as const satisfies readonly { number: string; name: Text }[]
