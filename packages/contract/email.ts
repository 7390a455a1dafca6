import * as v from 'valibot'
import { virtualUnit } from '@delegacia/domain/rules/virtual-unit'
import type { Call } from './http/call.ts'
import { badRequest } from './http/failure.ts'

const text = v.optional(v.pipe(v.string(), v.maxLength(1000)))

/** Recipient, name and subject are accepted as the documents have them, but not used: a letter goes only to the report's own address. */
const emailRequest = v.object({
  contato: v.optional(v.unknown()),
  nome: text,
  assunto: text,
  strBopCompleto: text,
  unidade: v.optional(v.union([v.pipe(v.string(), v.maxLength(10)), v.number()])),
  nrBop: text,
})

/** The letter is with the mail server; it is on its way there; it cannot be sent to that address; this station sends none. */
export const letterStates = ['enviada', 'a_enviar', 'nao_enviada', 'sem_correio'] as const
export type LetterState = (typeof letterStates)[number]

const letterAnswer = v.object({ situacao: v.picklist(letterStates) })

export const sendEmail = {
  method: 'post',
  path: '/email',
  summary: 'Sends the confirmation of a report to the address in it, once, however often it is asked.',
  body: { type: 'application/json', schema: emailRequest },
  answers: {
    202: {
      description:
        'Taken. Whether the letter was sent is said only to the browser that registered the report.',
      schema: letterAnswer,
    },
    400: badRequest,
  },
} as const satisfies Call

/** `00277/2026.000001-9`, as people read it, in the 15 characters of the number. */
const unformatted = (shown: string) => shown.replace(/^00(\d{3})\/(\d{4})\.(\d{6})-(\d)$/, '$1.$2$3$4')

/** The 15 characters of the report's number in the body; undefined for a body that names no number. */
export function readEmailRequest(body: unknown): { bop: string } | undefined {
  const reading = v.safeParse(emailRequest, body)
  if (!reading.success) return undefined
  const { strBopCompleto = '', unidade = virtualUnit, nrBop } = reading.output
  const bop = nrBop ? `${unidade}.${nrBop}` : unformatted(strBopCompleto)
  return /^\d{3}\.\d{11}$/.test(bop) ? { bop } : undefined
}
