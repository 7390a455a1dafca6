import { kinds, unmeasured, type IndexData, type StreetRow } from './engine/index-data.ts'
import { textAt } from './engine/packed-texts.ts'

const kindOf = (number: number | undefined): StreetRow['kind'] =>
  number === kinds.municipality ? 'municipality' : number === kinds.street ? 'street' : 'neighbourhood'

const degrees = (millionths: number | undefined) =>
  millionths === undefined || millionths === unmeasured ? undefined : millionths / 1e6

/** A row as it went into the index, by the first of its variants. */
export function readRow(data: IndexData, row: number): StreetRow {
  const [type = '', name = '', section = ''] = textAt(data.texts, row).split('\t')
  const cep = data.ceps[row] ?? 0
  return {
    kind: kindOf(data.kinds[row]),
    id: data.ids[row] === 0 ? undefined : data.ids[row],
    municipality: data.municipalities[data.municipalityOf[row] ?? 0] ?? 0,
    neighbourhood: data.neighbourhoods[data.neighbourhoodOf[row] ?? 0]?.name ?? '',
    type,
    name,
    section,
    cep: cep === 0 ? '' : String(cep).padStart(8, '0'),
    latitude: degrees(data.latitudes[row]),
    longitude: degrees(data.longitudes[row]),
  }
}

/** The row of a street by its id. */
export function rowOfId({ byId, ids }: IndexData, id: number): number | undefined {
  let low = 0
  let high = byId.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ids[byId[middle] ?? 0] ?? 0) < id) low = middle + 1
    else high = middle
  }
  const row = byId[low]
  return row !== undefined && ids[row] === id ? row : undefined
}
