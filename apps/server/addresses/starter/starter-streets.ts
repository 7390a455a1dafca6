import type { StreetRow } from '../engine/index-data.ts'
import { streetTable } from './street-table.ts'

/** A row of the starter list, `Avenida Nazaré 66035-170`; the postal code is the street's id, as no two streets share one. */
function starterStreet(municipality: number, neighbourhood: string, row: string): StreetRow {
  const [, type = '', name = '', first = '', rest = ''] = /^(\S+) (.+) (\d{5})-(\d{3})$/.exec(row) ?? []
  const cep = first + rest
  return { kind: 'street', id: Number(cep), municipality, neighbourhood, type, name, section: '', cep }
}

/** The streets that stand in for a municipality (IBGE code) of which nothing is imported yet. */
export function starterStreetsOf(municipality: number): StreetRow[] {
  return Object.entries(streetTable[municipality] ?? {}).flatMap(([neighbourhood, rows]) =>
    rows.split(';').map((row) => starterStreet(municipality, neighbourhood, row)),
  )
}

/** All of them. */
export const starterStreets: readonly StreetRow[] = Object.keys(streetTable).flatMap((municipality) =>
  starterStreetsOf(Number(municipality)),
)
