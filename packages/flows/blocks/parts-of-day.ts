import type { Text } from '@delegacia/domain/language/text'
import { unknownText } from '@delegacia/domain/report/unknown-answer'

type PartOfDay = { readonly id: number; readonly name: Text; readonly begins: string }

export const unknownPart = 9

/** The parts of a day, as people tell when something was, and the hour at which each begins. */
export const partsOfDay: readonly PartOfDay[] = [
  {
    id: 1,
    name: { pt: 'De madrugada', en: 'Before dawn', es: 'De madrugada', fr: 'Avant l’aube' },
    begins: '00:00',
  },
  {
    id: 2,
    name: { pt: 'De manhã', en: 'In the morning', es: 'Por la mañana', fr: 'Le matin' },
    begins: '06:00',
  },
  {
    id: 3,
    name: { pt: 'À tarde', en: 'In the afternoon', es: 'Por la tarde', fr: 'L’après-midi' },
    begins: '12:00',
  },
  { id: 4, name: { pt: 'À noite', en: 'At night', es: 'Por la noche', fr: 'Le soir' }, begins: '18:00' },
  { id: unknownPart, name: unknownText, begins: '00:00' },
]

export const partOfDay = (id: number | undefined): PartOfDay | undefined =>
  partsOfDay.find((part) => part.id === id)
