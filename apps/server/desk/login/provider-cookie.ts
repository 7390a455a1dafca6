import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

const nameOf = (secure: boolean) => (secure ? '__Host-mesa-conta' : 'mesa-conta')

/**
 * Keeps the question to the provider at the browser that asked it. Lax, since the answer is a step from the provider's site;
 * its content is encrypted and serves once.
 */
export function keepQuestion(reply: FastifyReply, ticket: string, secure: boolean): void {
  reply.setCookie(nameOf(secure), ticket, { httpOnly: true, sameSite: 'lax', path: '/', secure, maxAge: 300 })
}

export function takeQuestion(request: FastifyRequest, reply: FastifyReply, secure: boolean): string {
  reply.clearCookie(nameOf(secure), { httpOnly: true, sameSite: 'lax', path: '/', secure })
  return request.cookies[nameOf(secure)] ?? ''
}
