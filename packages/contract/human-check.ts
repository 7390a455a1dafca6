import * as v from 'valibot'
import type { Call } from './http/call.ts'

/** Work for the browser: the altcha library's challenge, signed by the station. */
const challenge = v.object({
  parameters: v.object({
    algorithm: v.string(),
    nonce: v.string(),
    salt: v.string(),
    /** Rounds of one try. */
    cost: v.number(),
    keyLength: v.number(),
    /** What the key must start with. */
    keyPrefix: v.string(),
    keySignature: v.optional(v.string()),
    /** When it ends, in seconds of Unix time. */
    expiresAt: v.optional(v.number()),
    data: v.optional(v.record(v.string(), v.nullable(v.union([v.string(), v.number(), v.boolean()])))),
  }),
  signature: v.optional(v.string()),
})
export type WorkChallenge = v.InferOutput<typeof challenge>

const humanChallenge = v.variant('tipo', [
  v.object({ tipo: v.literal('altcha'), desafio: challenge }),
  /** The site key with which the browser asks the other service. */
  v.object({ tipo: v.literal('recaptcha'), chave: v.string() }),
  v.object({ tipo: v.literal('nenhuma') }),
])
/** What a browser has to do before it registers, as the operator decided. */
export type HumanChallenge = v.InferOutput<typeof humanChallenge>

export const humanCheck = {
  method: 'get',
  path: '/verificacao-humana',
  summary: 'What the browser must solve before it registers; the solution travels as recaptchaToken.',
  answers: { 200: { description: 'A fresh challenge', schema: humanChallenge } },
} as const satisfies Call
