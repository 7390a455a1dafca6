import * as v from 'valibot'
import type { Call } from './http/call.ts'
import { badRequest } from './http/failure.ts'
import { address, rows } from './list-rows.ts'

const numberOrDigits = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,16}$/))]),
  v.transform(Number),
  v.safeInteger(),
)

/** An empty field of the advanced search: forms send null, an empty text, or nothing. */
const leftOut = v.pipe(
  v.union([v.null(), v.literal('')]),
  v.transform(() => undefined),
)
const typed = v.pipe(v.string(), v.maxLength(120))

const fields = v.object({
  cep: v.optional(v.union([leftOut, typed])),
  logradouro: v.optional(v.union([leftOut, typed])),
  pais: v.optional(v.union([leftOut, numberOrDigits])),
  estado: v.optional(v.union([leftOut, v.pipe(v.string(), v.maxLength(6))])),
  cidade: v.optional(v.union([leftOut, numberOrDigits])),
  bairro: v.optional(v.union([leftOut, numberOrDigits])),
})

export const quickStreetSearch = {
  method: 'get',
  path: '/LISTA_LOGRADOURO/{uf}/{search}',
  alsoAt: ['/LISTA_LOGRADOURO/{search}'],
  summary: 'Streets by text, at most 50.',
  query: { cidade: { description: 'The IBGE code of the municipality whose streets come first' } },
  answers: { 200: rows('The rows', address) },
} as const satisfies Call

export const advancedStreetSearch = {
  method: 'post',
  path: '/LISTA_LOGRADOURO',
  summary:
    'Streets by cep, logradouro, pais, estado, cidade and bairro, each of which may be left out; at most 50.',
  body: { type: 'application/json', schema: fields },
  answers: { 200: rows('The addresses', address), 400: badRequest },
} as const satisfies Call

/** An advanced search; country, city and neighbourhood by id, the state by its letters. */
export type StreetSearch = v.InferOutput<typeof fields>

/** The body of POST /api/LISTA_LOGRADOURO; undefined for any other body. */
export function readStreetSearch(body: unknown): StreetSearch | undefined {
  const read = v.safeParse(fields, body)
  return read.success && !Array.isArray(body) ? read.output : undefined
}
