import { growingArray } from './growing-array.ts'
import { kinds, unmeasured, type IndexData, type StreetRow } from './index-data.ts'
import { packedTextsBuilder } from './packed-texts.ts'
import { rowsByValue } from './row-orders.ts'

/** The place of a row, and which name of its street it has. */
type RowPlace = { municipality: number; neighbourhood: number; variant: number; typeLength: number }

type RowColumns = Pick<
  IndexData,
  | 'typeLengths'
  | 'kinds'
  | 'variants'
  | 'municipalityOf'
  | 'neighbourhoodOf'
  | 'ids'
  | 'byId'
  | 'ceps'
  | 'byCep'
  | 'latitudes'
  | 'longitudes'
  | 'texts'
>

const millionths = (degrees: number | undefined) =>
  degrees === undefined ? unmeasured : Math.round(degrees * 1e6)

/** Bytes of type, name and section, so that the memory for them rarely grows. */
const bytesOfText = 40

/** Takes the rows one after another, about as many as said, and keeps all but their words. */
export function rowColumnsBuilder(rows: number) {
  const texts = packedTextsBuilder(rows, rows * bytesOfText)
  const municipality = growingArray(Uint16Array, rows)
  const neighbourhood = growingArray(Uint32Array, rows)
  const cep = growingArray(Uint32Array, rows)
  const latitude = growingArray(Int32Array, rows)
  const longitude = growingArray(Int32Array, rows)
  const kind = growingArray(Uint8Array, rows)
  const typeLength = growingArray(Uint8Array, rows)
  const variant = growingArray(Uint8Array, rows)
  const id = growingArray(Float64Array, rows)
  return {
    get length() {
      return id.length
    },
    add(row: StreetRow, place: RowPlace): void {
      texts.add(`${row.type}\t${row.name}\t${row.section}`)
      municipality.push(place.municipality)
      neighbourhood.push(place.neighbourhood)
      cep.push(Number(row.cep))
      latitude.push(millionths(row.latitude))
      longitude.push(millionths(row.longitude))
      kind.push(kinds[row.kind])
      typeLength.push(place.typeLength)
      variant.push(place.variant)
      id.push(row.id ?? 0)
    },
    finish(): RowColumns {
      const [ids, ceps, variants] = [id.take(), cep.take(), variant.take()]
      return {
        typeLengths: typeLength.take(),
        kinds: kind.take(),
        variants,
        municipalityOf: municipality.take(),
        neighbourhoodOf: neighbourhood.take(),
        ids,
        byId: rowsByValue(ids, (row) => ids[row] !== 0 && variants[row] === 0),
        ceps,
        byCep: rowsByValue(ceps, (row) => ceps[row] !== 0 && variants[row] === 0),
        latitudes: latitude.take(),
        longitudes: longitude.take(),
        texts: texts.finish(),
      }
    },
  }
}
