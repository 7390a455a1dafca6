import * as v from 'valibot'
import type { Call } from './http/call.ts'
import { badRequest } from './http/failure.ts'

const unit = v.object({ nome: v.string(), endereco: v.string() })
const units = v.object({ unidades: v.array(unit) })
export type MunicipalityUnits = v.InferOutput<typeof units>

export const municipalityUnits = {
  method: 'get',
  path: '/unidades/{id_localidade}',
  summary: 'Police units of a municipality, from the operator’s table; none where the table names none.',
  answers: {
    200: { description: 'That of the whole municipality first, then by neighbourhood', schema: units },
    400: badRequest,
  },
} as const satisfies Call
