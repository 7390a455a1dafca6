import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { ReportedObject } from '@delegacia/domain/report/reported-object'
import { theftReport } from '@delegacia/flows/crimes/theft.fixture'
import * as v from 'valibot'
import { expect, expectTypeOf, test } from 'vitest'
import { readOccurrenceBody, type occurrenceBody } from './occurrence-body.ts'
import type { Fields } from './schema-of.ts'

test('the body is the wire model, no more and no less', () => {
  expectTypeOf<v.InferOutput<typeof occurrenceBody>>().toEqualTypeOf<Occurrence>()
})

test('a field of the model that the body lacks, or the other way round, does not compile', () => {
  type Vehicle = Pick<ReportedObject, 'condutor' | 'dano'>
  const [condutor, dano, placa] = Array.from({ length: 3 }, () => v.optional(v.string()))
  // @ts-expect-error the body lacks the damage
  const lacking = { condutor } satisfies Fields<Vehicle>
  // @ts-expect-error the model lacks the plate
  const foreign = { condutor, dano, placa } satisfies Fields<Vehicle>
  // @ts-expect-error the damage is a text
  const numbered = { condutor, dano: v.optional(v.number()) } satisfies Fields<Vehicle>
  expectTypeOf([lacking, foreign, numbered]).not.toBeAny()
})

test('keys of other clients are ignored, not refused', () => {
  const body = theftReport()
  const [reporter, ...others] = body.envolvido
  const foreign = { ...body, versao: 2, envolvido: [{ ...reporter, passatempo: 'PESCA' }, ...others] }
  expect(readOccurrenceBody(foreign)).toEqual({ ok: true, occurrence: body })
})
