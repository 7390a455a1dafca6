import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The prefix binds the cookie to this host alone; browsers take it over HTTPS only. */
const nameOf = (secure: boolean) => (secure ? '__Host-mesa' : 'mesa')
const token = /^[\w-]{43}$/

export function giveCookie(reply: FastifyReply, value: string, secure: boolean): void {
  reply.setCookie(nameOf(secure), value, { httpOnly: true, sameSite: 'strict', path: '/', secure })
}

export function takeCookie(reply: FastifyReply, secure: boolean): void {
  reply.clearCookie(nameOf(secure), { httpOnly: true, sameSite: 'strict', path: '/', secure })
}

/** The token that the browser sent; over HTTPS a cookie without the prefix, which another host may have set, is not read. */
export function tokenOf({ cookies }: FastifyRequest, secure: boolean): string | undefined {
  const value = cookies[nameOf(secure)]
  return value !== undefined && token.test(value) ? value : undefined
}

/** What the browser calls itself, shortened: a header may be as long as it likes. */
export const deviceOf = ({ headers }: FastifyRequest): string => (headers['user-agent'] ?? '').slice(0, 500)
