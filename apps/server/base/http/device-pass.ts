import type {} from '@fastify/cookie'
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { apiRoot } from '@delegacia/contract/http/call'
import type { FastifyReply, FastifyRequest } from 'fastify'

const name = 'vez'
const shape = /^([\w-]{16})\.([\da-z]{1,8})\.([\w-]{22})$/
const lifeSeconds = 30 * 60

export type DevicePasses = {
  /** Gives the same pass for the same work, but for its end: one piece of work gets one lane, however often it is sent. */
  give(reply: FastifyReply, work: string): void
  /** The lane of the browser that sends the request; undefined without a valid pass. */
  read(request: Pick<FastifyRequest, 'cookies'>): string | undefined
}

/** Derived from the station key, so that nothing has to be stored. */
export const devicePassKey = (stationKey: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', stationKey, '', 'device passes', 32))

/**
 * Identifies a browser that has worked for its report, for half an hour at most: signed, so that nothing has to be stored,
 * and made of the work alone, so that it says nothing about the person or the report.
 */
export function createDevicePasses(key: Buffer, secure: boolean, now: () => number = Date.now): DevicePasses {
  const mac = (purpose: string, text: string) =>
    createHmac('sha256', key).update(`${purpose} ${text}`).digest('base64url')
  const signature = (lane: string, end: string) => mac('pass', `${lane}.${end}`).slice(0, 22)
  return {
    give(reply, work) {
      const lane = mac('lane', work).slice(0, 16)
      const end = Math.floor(now() / 1000 + lifeSeconds).toString(36)
      const value = `${lane}.${end}.${signature(lane, end)}`
      reply.setCookie(name, value, { httpOnly: true, sameSite: 'strict', path: apiRoot, secure })
    },
    read({ cookies }) {
      const [, lane, end, signed] = shape.exec(cookies[name] ?? '') ?? []
      if (lane === undefined || end === undefined || signed === undefined) return undefined
      const genuine = timingSafeEqual(Buffer.from(signed), Buffer.from(signature(lane, end)))
      return genuine && Number.parseInt(end, 36) > now() / 1000 ? lane : undefined
    },
  }
}
