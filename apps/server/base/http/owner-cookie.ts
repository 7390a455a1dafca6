import type {} from '@fastify/cookie'
import { timingSafeEqual } from 'node:crypto'
import { apiRoot } from '@delegacia/contract/http/call'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { digestOf } from '../platform/digest-of.ts'

/** Over HTTPS browsers accept a cookie with this prefix from this host alone, so that no other host can plant one. */
const nameOf = (secure: boolean) => (secure ? '__Host-registrante' : 'registrante')
const token = /^[\w-]{43}$/
/** How many reports a browser session may open; the oldest are forgotten first. */
const mostTokens = 8

/** Lets this browser open the report of that token. A session cookie: other people may use the device next. */
export function bindOwner(request: FastifyRequest, reply: FastifyReply, own: string, secure: boolean): void {
  const tokens = [...new Set([own, ...tokensOf(request)])].slice(0, mostTokens)
  // The prefix requires the path of the whole site.
  const path = secure ? '/' : apiRoot
  reply.setCookie(nameOf(secure), tokens.join('.'), { httpOnly: true, sameSite: 'strict', path, secure })
}

/** Whether the report with this digest was registered by the browser that sends the request. */
export function isOwner(request: FastifyRequest, ownerDigest: Buffer): boolean {
  return tokensOf(request).some((each) => timingSafeEqual(digestOf(each), ownerDigest))
}

function tokensOf({ cookies }: FastifyRequest): string[] {
  const held = [cookies[nameOf(true)], cookies[nameOf(false)]].flatMap((value) => value?.split('.') ?? [])
  return held.filter((each) => token.test(each)).slice(0, mostTokens)
}
