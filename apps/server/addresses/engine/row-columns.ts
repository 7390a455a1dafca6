import { growingArray } from './growing-array.ts'
import { kinds, unmeasured, type IndexData, type StreetRow } from './index-data.ts'
import { packedTextsBuilder } from './packed-texts.ts'
import { rowsByValue } from './row-orders.ts'

/** Where a row belongs and which of its names it has. */
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

/** Takes the rows one after another and keeps all but their words. */
export function rowColumnsBuilder() {
  const texts = packedTextsBuilder()
  const municipality = growingArray()
  const neighbourhood = growingArray()
  const cep = growingArray()
  const latitude = growingArray()
  const longitude = growingArray()
  const kind = growingArray()
  const typeLengths = growingArray()
  const variant = growingArray()
  const ids: number[] = []
  return {
    get length() {
      return ids.length
    },
    add(row: StreetRow, place: RowPlace): void {
      texts.add(`${row.type}\t${row.name}\t${row.section}`)
      municipality.push(place.municipality)
      neighbourhood.push(place.neighbourhood)
      cep.push(Number(row.cep))
      latitude.push(millionths(row.latitude))
      longitude.push(millionths(row.longitude))
      kind.push(kinds[row.kind])
      typeLengths.push(place.typeLength)
      variant.push(place.variant)
      ids.push(row.id ?? 0)
    },
    finish(): RowColumns {
      const ceps = cep.take()
      const variants = Uint8Array.from(variant.take())
      return {
        typeLengths: Uint8Array.from(typeLengths.take()),
        kinds: Uint8Array.from(kind.take()),
        variants,
        municipalityOf: Uint16Array.from(municipality.take()),
        neighbourhoodOf: neighbourhood.take(),
        ids: Float64Array.from(ids),
        byId: rowsByValue(ids, (row) => ids[row] !== 0 && variants[row] === 0),
        ceps,
        byCep: rowsByValue(ceps, (row) => ceps[row] !== 0 && variants[row] === 0),
        latitudes: Int32Array.from(latitude.take()),
        longitudes: Int32Array.from(longitude.take()),
        texts: texts.finish(),
      }
    },
  }
}
