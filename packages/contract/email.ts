import * as v from 'valibot'
import type { Call } from './call.ts'
import { badRequest } from './fault.ts'

const text = v.optional(v.pipe(v.string(), v.maxLength(1000)))

/** The recipient, name and subject of the documents are taken and not used: only the report's own address gets a letter. */
const emailBody = v.object({
  contato: v.optional(v.unknown()),
  nome: text,
  assunto: text,
  strBopCompleto: text,
  unidade: v.optional(v.union([v.pipe(v.string(), v.maxLength(10)), v.number()])),
  nrBop: text,
})

export const sendEmail = {
  method: 'post',
  path: '/email',
  summary: 'Sends the confirmation of a report to the address in it, once, however often it is asked.',
  body: { type: 'application/json', schema: emailBody },
  answers: { 202: { description: 'Taken' }, 400: badRequest },
} as const satisfies Call

/** The 15 characters of the report's number that the body names, empty where it names none; undefined when it is no such body. */
export function readEmailOrder(body: unknown): { bop: string } | undefined {
  const reading = v.safeParse(emailBody, body)
  if (!reading.success) return undefined
  const { strBopCompleto = '', unidade, nrBop } = reading.output
  return { bop: unidade !== undefined && nrBop ? `${unidade}.${nrBop}` : strBopCompleto }
}
