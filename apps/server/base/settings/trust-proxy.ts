import { isIP } from 'node:net'
import * as v from 'valibot'
import { expecting, listed } from './formats.ts'

const namedNetworks = ['loopback', 'linklocal', 'uniquelocal']

/** How many proxies stand in front, or the networks that they are in. */
export const trustProxy = expecting(
  'the number of proxies in front (1 to 9) or their addresses, as 10.0.0.0/8,192.168.1.7',
  v.union([
    v.pipe(v.string(), v.regex(/^[1-9]$/), v.transform(Number)),
    v.pipe(v.string(), listed, v.everyItem(isNetwork)),
  ]),
)

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0) return namedNetworks.includes(text)
  const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32))
  return rest.length === 0 && fits
}
