import * as v from 'valibot'

const numberOrDigits = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,16}$/))]),
  v.transform(Number),
  v.safeInteger(),
)

/** A field of the advanced search that may be left out, null or an empty text: a form's untouched field is any of them. */
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

/** What the advanced search asks for; country, city and neighbourhood by id, the state by its letters. */
export type StreetSearch = v.InferOutput<typeof fields>

/** The body of POST /api/LISTA_LOGRADOURO, or undefined where it is none. */
export function readStreetSearch(body: unknown): StreetSearch | undefined {
  const read = v.safeParse(fields, body)
  return read.success && !Array.isArray(body) ? read.output : undefined
}
