import type { Text } from '../language/text.ts'

/** An occurrence that the portal takes, as the home screen offers it. */
export type Crime = {
  readonly id_crime: number
  readonly id_crime_cidadao: number
  /** The route of its flow, without the slash. */
  readonly url: string
  readonly name: Text
  readonly card: Text
}

/** In the order in which they are used most. */
export const crimes: readonly Crime[] = [
  {
    id_crime: 3,
    id_crime_cidadao: 3,
    url: 'extravio',
    name: {
      pt: 'Perda ou extravio',
      en: 'Lost document or object',
      es: 'Pérdida o extravío',
      fr: 'Perte de document ou d’objet',
    },
    card: {
      pt: 'Você perdeu um documento, o celular ou outro objeto, e ninguém o tomou de você.',
      en: 'You lost a document, your phone or another object, and nobody took it from you.',
      es: 'Perdió un documento, el teléfono u otro objeto, y nadie se lo quitó.',
      fr: "Vous avez perdu un document, votre téléphone ou un autre objet, et personne ne vous l'a pris.",
    },
  },
  {
    id_crime: 1,
    id_crime_cidadao: 1,
    url: 'furto',
    name: { pt: 'Furto', en: 'Theft', es: 'Hurto', fr: 'Vol' },
    card: {
      pt: 'Levaram algo de você sem violência e sem ameaça.',
      en: 'Something was taken from you without violence or threats.',
      es: 'Le quitaron algo sin violencia ni amenazas.',
      fr: 'On vous a pris quelque chose sans violence ni menace.',
    },
  },
]

export const findCrime = (id: number): Crime | undefined => crimes.find(({ id_crime }) => id_crime === id)
