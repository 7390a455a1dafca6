import { partOf, type ReferenceList } from './list.ts'
import { measureUnits } from './measure-units.ts'
import { vehicleKind } from './object-kinds.ts'
import { findObjectType } from './object-types.ts'

const one = 1
const money = 17
const head = 18

const countable = partOf(measureUnits, (id) => Number(id) <= 4)
const loose = partOf(measureUnits, (id) => id !== money && id !== head)
const byCategory: Readonly<Record<number, ReferenceList>> = {
  13: partOf(measureUnits, (id) => id === one || id === 16),
  14: partOf(measureUnits, (id) => id === one || id === money),
  20: loose,
  21: loose,
  22: partOf(measureUnits, (id) => id === one || id === head),
  23: loose,
  24: loose,
  25: loose,
  99: loose,
}

const vehicles = partOf(measureUnits, (id) => id === one)
const weighed = partOf(measureUnits, (id) => id === one || id === 5 || id === 6)
const poured = partOf(measureUnits, (id) => Number(id) <= 4 || id === 8 || id === 9)

/** What is measured otherwise than the rest of its category: cargo, fishing nets, gold, perfume. */
const byObject: Readonly<Record<number, ReferenceList>> = {
  1508: loose,
  1707: loose,
  1807: weighed,
  1908: poured,
}

/** COMBO_OBJETOUNIDADEMEDIDA: what an object type is counted or measured in, 'unit' first; every unit for -1. */
export function unitsOf(object: number): ReferenceList {
  const type = findObjectType(object)
  if (type?.kind === vehicleKind) return vehicles
  return type ? (byObject[object] ?? byCategory[type.category] ?? countable) : measureUnits
}
