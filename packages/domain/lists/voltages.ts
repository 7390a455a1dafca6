import { emptyList, list, type ReferenceList } from './list.ts'
import { findObjectType } from './object-types.ts'

/** COMBO_VOLTAGEM, from the lowest. */
const voltages = list(
  [
    [1, 'Bateria ou pilha', 'Battery', 'Batería o pila', 'Batterie ou pile'],
    [2, '12 V', '12 V', '12 V', '12 V'],
    [3, '110 V / 127 V', '110 V / 127 V', '110 V / 127 V', '110 V / 127 V'],
    [4, '220 V', '220 V', '220 V', '220 V'],
    [
      5,
      'Bivolt (110 V e 220 V)',
      'Dual voltage (110 V and 220 V)',
      'Bivoltaje (110 V y 220 V)',
      'Bitension (110 V et 220 V)',
    ],
    [6, '380 V', '380 V', '380 V', '380 V'],
    [99, 'Não sei informar', "I don't know", 'No lo sé', 'Je ne sais pas'],
  ],
  { order: 'as written' },
)

const electricCategories = [11, 12]
const withoutVoltage = [1211]
const electricObjects = [1006, 1408, 1602, 1603, 2102, 2104, 2107]

/** The voltages to choose from for an object type, -1 for all; one that takes no current has none. */
export function voltagesOf(object: number): ReferenceList {
  if (object === -1) return voltages
  const type = findObjectType(object)
  const electric =
    type !== undefined &&
    (electricObjects.includes(object) ||
      (electricCategories.includes(type.category) && !withoutVoltage.includes(object)))
  return electric ? voltages : emptyList
}
