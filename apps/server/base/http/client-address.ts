import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** The address that identifies a client: of an IPv6 address the network, since one home has billions of addresses. */
export function clientAddress({ ip }: Pick<FastifyRequest, 'ip'>): string {
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = ip.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const middle =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...middle, ...right].slice(0, 4).join(':')
}
