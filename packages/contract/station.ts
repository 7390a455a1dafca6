import * as v from 'valibot'
import type { Call } from './http/call.ts'
import { failure } from './http/failure.ts'

export const userIp = {
  method: 'get',
  path: '/USER_IP',
  summary: 'The address that the request came from.',
  answers: { 200: { description: 'The address', schema: v.object({ ip: v.string() }) } },
} as const satisfies Call

const state = v.object({ estado: v.string() })
/**
 * With the end of the newest backup that was restored and read (null if there is none, or a cluster has its own), and how
 * many reports another system has not confirmed within 15 minutes.
 */
const readyState = v.object({
  ...state.entries,
  ultimaCopiaVerificada: v.nullable(v.string()),
  entregasAtrasadas: v.number(),
  /** The share of the room for citizens' files that is taken, in percent (`EVIDENCE_ROOM_GB`). */
  espacoDeProvas: v.number(),
})
/** `motivos` are codes for the operator's alarm, such as `database` or `disk`. */
const notReady = v.object({ ...failure.entries, motivos: v.array(v.string()) })

export const alive = {
  method: 'get',
  path: '/saude/viva',
  summary: 'Whether the process answers.',
  answers: { 200: { description: 'Alive', schema: state } },
} as const satisfies Call

export const ready = {
  method: 'get',
  path: '/saude/pronta',
  summary: 'Whether reports can be registered.',
  answers: {
    200: { description: 'Ready', schema: readyState },
    503: { description: 'Not ready, and why', schema: notReady },
  },
} as const satisfies Call

export const receiptKey = {
  method: 'get',
  path: '/recibo/chave',
  summary: 'The public key that receipts are checked with, and the text that they sign.',
  answers: {
    200: {
      description: 'The key',
      schema: v.object({
        chave: v.string(),
        algoritmo: v.literal('Ed25519'),
        pem: v.string(),
        texto: v.string(),
      }),
    },
  },
} as const satisfies Call

export const apiDescription = {
  method: 'get',
  path: '/openapi.json',
  summary: 'This description.',
  answers: { 200: { description: 'OpenAPI 3.1', type: 'application/json' } },
} as const satisfies Call

export const apiPage = {
  method: 'get',
  path: '/docs',
  summary: 'A page that lists every call.',
  answers: { 200: { description: 'The page', type: 'text/html' } },
} as const satisfies Call
