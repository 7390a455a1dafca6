import { expect, test } from 'vitest'
import { isInner, outerLookup } from './allowed-address.ts'

// DL-07
test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.100.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '::1',
  '::',
  'fd00::1',
  'fe80::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  // An IPv4 address in another dress, whichever it is.
  '::127.0.0.1',
  '::ffff:8.8.8.8',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
  '64:ff9b:1::1',
  'fec0::1',
  '100::1',
  '5f00::1',
])('%s is an inner address', (address) => expect(isInner(address)).toBe(true))

// DL-07
test.each(['200.16.5.4', '172.32.0.1', '8.8.8.8', '2001:4860:4860::8888'])('%s is none', (address) =>
  expect(isInner(address)).toBe(false),
)

// DL-07
test('a name that leads to an inner address is refused when it is connected to', async () => {
  const error = await new Promise((resolve) => outerLookup('localhost', {}, resolve))
  expect(error).toMatchObject({ name: 'InnerAddress' })
})
