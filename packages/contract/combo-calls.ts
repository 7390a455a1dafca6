import { listNames, type ListItem, type ListName } from '@delegacia/domain/report/list-query'
import type { GenericSchema, InferOutput } from 'valibot'
import type { Call } from './call.ts'
import { listSegments, type ComboPath } from './list-paths.ts'
import { country, listItem, locality, rows } from './list-rows.ts'

const ownRows = { COMBO_PAIS: country, COMBO_LOCALIDADE: locality }

/** A list whose rows have more than an id and a name. */
export type DetailedList = keyof typeof ownRows

/** A row of a list that forms ask for. */
export type ComboRow<Name extends ListName> = Name extends DetailedList
  ? InferOutput<(typeof ownRows)[Name]>
  : ListItem

/** A path that the call tables do not have, with the type of locality; the list has only municipalities. */
const alsoAt: Partial<Record<ListName, Call['alsoAt']>> = {
  COMBO_LOCALIDADE: ['/COMBO_LOCALIDADE/{uf}/{locale}/{localityType}'],
}

export type ComboCall<Name extends ListName> = {
  readonly method: 'get'
  readonly path: ComboPath<Name>
  readonly alsoAt?: readonly `/${string}`[]
  readonly summary: string
  readonly answers: {
    readonly 200: {
      readonly description: string
      readonly schema: GenericSchema<readonly ComboRow<Name>[]>
    }
  }
}

function comboCall(name: ListName): Call {
  const own: Partial<Record<ListName, GenericSchema>> = ownRows
  const further = alsoAt[name]
  return {
    method: 'get',
    path: `/${[name, ...listSegments[name].map((segment) => `{${segment.name}}`)].join('/')}`,
    ...(further && { alsoAt: further }),
    summary: 'A reference list.',
    answers: { 200: rows('The rows', own[name] ?? listItem) },
  }
}

/** GET /COMBO_…: each list that forms ask for. */
export const comboCalls = Object.fromEntries(listNames.map((name) => [name, comboCall(name)])) as {
  readonly [Name in ListName]: ComboCall<Name>
}
