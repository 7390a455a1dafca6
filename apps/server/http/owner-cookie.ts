import type {} from '@fastify/cookie'
import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { digestOf } from '../store/vault.ts'

const name = 'registrante'
const token = /^[\w-]{43}$/

/** What recognises the browser that registers, made at its first report. It ends with the browser: others may use it next. */
export function ensureOwner(request: FastifyRequest, reply: FastifyReply, secure: boolean): Buffer {
  const existing = ownerToken(request)
  if (existing !== undefined) return digestOf(existing)
  const fresh = randomBytes(32).toString('base64url')
  reply.setCookie(name, fresh, { httpOnly: true, sameSite: 'strict', path: '/api', secure })
  return digestOf(fresh)
}

/** Whether the report with this digest was registered by the browser that asks. */
export function isOwner(request: FastifyRequest, ownerDigest: Buffer): boolean {
  const existing = ownerToken(request)
  return existing !== undefined && timingSafeEqual(digestOf(existing), ownerDigest)
}

function ownerToken(request: FastifyRequest): string | undefined {
  const value = request.cookies[name]
  return value !== undefined && token.test(value) ? value : undefined
}
