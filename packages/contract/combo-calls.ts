import { listNames, type ListItem, type ListName } from '@delegacia/domain/report/list-query'
import type { GenericSchema, InferOutput } from 'valibot'
import type { Call } from './http/call.ts'
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

/** What a list does not tell, and why. */
const summaries: Partial<Record<ListName, string>> = {
  COMBO_LOCALIDADE:
    'The localities of a state. A further segment, the type of locality, has no effect: all are municipalities. isSisp1 is not told: no source says which municipality has it.',
}

const ofCategories = { second: 'No effect: the documents do not say what it narrows' }

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
    summary: summaries[name] ?? 'A reference list.',
    ...(name === 'COMBO_CATEGORIA_OBJETO' && { parameters: ofCategories }),
    answers: { 200: rows('The rows', own[name] ?? listItem) },
  }
}

/** GET /COMBO_…: each list that forms ask for. */
export const comboCalls = Object.fromEntries(listNames.map((name) => [name, comboCall(name)])) as {
  readonly [Name in ListName]: ComboCall<Name>
}
