import { interviewMarks } from '@delegacia/domain/risk-form/interview'
import { unitRoles } from '@delegacia/domain/desk/roles'
import * as v from 'valibot'
import type { Call } from '../http/call.ts'
import { deskFailure } from './failure.ts'

const answer = v.strictObject({
  marca: v.optional(v.picklist(interviewMarks)),
  texto: v.optional(v.string()),
})

/** Part II of the risk form of one report: a correction is another version, and the earlier ones stay. */
const interviewBody = v.object({
  /** Whether the officer who asks may write one. */
  podeEscrever: v.boolean(),
  /** The newest first; empty where nobody interviewed her. */
  versoes: v.array(
    v.object({
      numero: v.number(),
      /** Of the form that was asked. */
      formulario: v.string(),
      fonte: v.string(),
      por: v.object({ nome: v.string(), papel: v.picklist(unitRoles), unidade: v.string() }),
      /** The post, as the officer wrote it. */
      cargo: v.string(),
      quando: v.string(),
      /** Every question in its order; one that was skipped says so. */
      respostas: v.array(v.object({ id: v.string(), pergunta: v.string(), resposta: v.string() })),
      /** As it was kept, to be corrected. */
      anotado: v.record(v.string(), answer),
      /** Of the sealed paper; absent while it is being made. */
      sha256: v.optional(v.string()),
    }),
  ),
})
export type InterviewBody = v.InferOutput<typeof interviewBody>

const opened = {
  400: deskFailure,
  401: deskFailure,
  403: { ...deskFailure, description: 'Not allowed, or the report was not opened before' },
  404: { ...deskFailure, description: 'No such report of the unit, or the form is not for it' },
  410: deskFailure,
} as const

const nothing = { type: 'application/json', schema: v.strictObject({}) } as const

export const readInterview = {
  method: 'post',
  path: '/boletins/{boletim}/ler-entrevista',
  summary:
    'Part II of the risk form with its earlier versions, for who opened the report; an entry of the log.',
  body: nothing,
  answers: { 200: { description: 'All versions', schema: interviewBody }, ...opened },
} as const satisfies Call

export const keepInterview = {
  method: 'post',
  path: '/boletins/{boletim}/guardar-entrevista',
  summary: 'Keeps a version of Part II over those that were seen, and seals its paper; an entry of the log.',
  body: {
    type: 'application/json',
    schema: v.strictObject({
      formulario: v.string(),
      /** How many versions the officer who writes has seen. */
      vistas: v.pipe(v.number(), v.integer(), v.minValue(0)),
      cargo: v.string(),
      respostas: v.record(v.string(), answer),
    }),
  },
  answers: {
    200: { description: 'All versions', schema: interviewBody },
    ...opened,
    409: { ...deskFailure, description: 'Somebody else has kept a version since; nothing was kept' },
    422: {
      description: 'What is at fault, by question; nothing was kept',
      schema: v.object({
        erro: v.literal('respostas-com-erro'),
        mensagem: v.string(),
        erros: v.array(v.object({ campo: v.string(), mensagem: v.string() })),
      }),
    },
  },
} as const satisfies Call

export const downloadInterview = {
  method: 'post',
  path: '/boletins/{boletim}/baixar-entrevista',
  summary: 'The sealed paper of one version of Part II; an entry of the log.',
  body: { type: 'application/json', schema: v.strictObject({ numero: v.pipe(v.number(), v.integer()) }) },
  answers: {
    200: { description: 'PDF/A with a seal', type: 'application/pdf' },
    ...opened,
    409: { ...deskFailure, description: 'It cannot be sealed now' },
  },
} as const satisfies Call
