import type { Text } from '../language/text.ts'

/** Ways and hours at which a call endangers nobody, in the order in which they are offered; a number keeps its meaning for ever. */
export const safeContactWays = [
  {
    id: 1,
    name: {
      pt: 'Pode ligar a qualquer hora',
      en: 'You can call at any time',
      es: 'Pueden llamar a cualquier hora',
      fr: 'Vous pouvez appeler à toute heure',
    },
  },
  {
    id: 2,
    name: {
      pt: 'Só de manhã, das 8h às 12h',
      en: 'Mornings only, from 8 to 12',
      es: 'Solo por la mañana, de 8 a 12',
      fr: 'Le matin seulement, de 8 h à 12 h',
    },
  },
  {
    id: 3,
    name: {
      pt: 'Só à tarde, das 12h às 18h',
      en: 'Afternoons only, from 12 to 18',
      es: 'Solo por la tarde, de 12 a 18',
      fr: 'L’après-midi seulement, de 12 h à 18 h',
    },
  },
  {
    id: 4,
    name: {
      pt: 'Só à noite, das 18h às 22h',
      en: 'Evenings only, from 18 to 22',
      es: 'Solo por la noche, de 18 a 22',
      fr: 'Le soir seulement, de 18 h à 22 h',
    },
  },
  {
    id: 5,
    name: {
      pt: 'Não ligue: mande mensagem',
      en: 'Do not call: send a message',
      es: 'No llamen: envíen un mensaje',
      fr: 'N’appelez pas : envoyez un message',
    },
  },
  {
    id: 6,
    name: {
      pt: 'Não ligue nem escreva: eu procuro a polícia',
      en: 'Do not call or write: I will contact the police',
      es: 'No llamen ni escriban: yo busco a la policía',
      fr: 'N’appelez pas, n’écrivez pas : je contacterai la police',
    },
  },
] as const satisfies readonly { id: number; name: Text }[]

export type SafeContactWay = (typeof safeContactWays)[number]['id']

/** The way with that number; undefined for any other number. */
export const findSafeContactWay = (id: number): (typeof safeContactWays)[number] | undefined =>
  safeContactWays.find((way) => way.id === id)
