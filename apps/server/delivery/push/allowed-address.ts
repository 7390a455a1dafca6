import { lookup, type LookupAddress } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Networks that are not the internet: this machine, private ones, link-local ones (where clouds keep their secrets), and the rest. */
const inner4 = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inner4.addSubnet(network, bits, 'ipv4')

/** Of IPv6 only 2000::/3 is the internet, and not where an IPv4 address is in another dress (Teredo, 6to4). */
const inner6 = new BlockList()
for (const [network, bits] of [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 32],
  ['2002::', 16],
] as const)
  inner6.addSubnet(network, bits, 'ipv6')

export const isInner = (address: string): boolean =>
  isIP(address) === 6 ? inner6.check(address, 'ipv6') : inner4.check(address, 'ipv4')

export class InnerAddress extends Error {
  override name = 'InnerAddress'
}

/**
 * Looks a name up for a connection and refuses inner addresses. It is asked at the moment of connecting, so that a name cannot
 * lead elsewhere between a check and its use.
 */
export const outerLookup: LookupFunction = (hostname, options, answer) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const addresses = found as LookupAddress[]
    if (error) return answer(error, '')
    if (addresses.some(({ address }) => isInner(address))) return answer(new InnerAddress(), '')
    const [first] = addresses
    if (options.all) return answer(null, addresses)
    return answer(null, first?.address ?? '', first?.family)
  })
}
