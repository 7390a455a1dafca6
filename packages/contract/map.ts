import * as v from 'valibot'
import type { Call } from './http/call.ts'
import { badRequest } from './http/failure.ts'

const mapTiles = v.object({
  /** Addresses with `{z}`, `{x}` and `{y}`; null where the operator has set none. */
  estadual: v.nullable(v.string()),
  /** Only used where a person chose it for an address (`use_mapa_externo`). */
  externo: v.nullable(v.string()),
  /** The credit for the pictures. */
  atribuicao: v.string(),
})
export type MapTiles = v.InferOutput<typeof mapTiles>

export const readMapTiles = {
  method: 'get',
  path: '/mapa',
  summary: 'Where the pictures of the map come from (FA-10).',
  answers: { 200: { description: 'The servers', schema: mapTiles } },
} as const satisfies Call

const position = v.object({
  lat: v.number(),
  lon: v.number(),
  /** The address in one line, from the geocoder; empty where `ok` is 0. */
  address: v.string(),
  ok: v.picklist([0, 1]),
  /** The municipality of Pará that contains the point, known without the geocoder; null outside Pará. */
  municipio: v.nullable(v.object({ id: v.number(), nome: v.string() })),
})
export type PlacedPosition = v.InferOutput<typeof position>

export const readPosition = {
  method: 'get',
  path: '/posicao',
  summary: 'The address of a point, from the geocoder, the second one, or none (FA-11).',
  query: {
    lat: { description: 'Latitude in degrees, with a point or a comma', required: true },
    lon: { description: 'Longitude in degrees, with a point or a comma', required: true },
  },
  answers: { 200: { description: 'What is known of the point', schema: position }, 400: badRequest },
} as const satisfies Call
