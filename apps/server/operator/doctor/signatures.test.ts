import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { makeAuthority } from '../../documents/seal/certificate-authority.fixture.ts'
import { openSignatureTrust } from '../../integrations/signature-trust.ts'
import { checkSignatureTrust } from './signatures.ts'

const folder = mkdtempSync(join(tmpdir(), 'signature-doctor-'))
const authority = makeAuthority(folder, '/CN=AC Teste')
const list = readFileSync(authority.revoke(authority.issue({ name: 'one', subject: '/CN=Um' })))
const server = createServer((_request, response) => response.end(list))
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret-path.crl`
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

const days = (count: number) => new Date(Date.now() + count * 86_400_000)
const signatureRoots = authority.certificatePath

// VP-16
test('roots that are gone or end, lists that were never had or ran out in a month without the network are found', async () => {
  const given = { dataDir: join(folder, 'station'), signatureRoots, revocationLists: [address] }
  const said = async (now: Date, settings: Parameters<typeof checkSignatureTrust>[0] = given) => {
    const findings = await checkSignatureTrust(settings, now)
    expect(JSON.stringify(findings)).not.toContain('secret-path')
    return findings.map(({ check, verdict }) => `${check} ${verdict}`)
  }
  expect(await said(days(0), { ...given, signatureRoots: undefined })).toEqual(['signature-roots ok'])
  expect(await said(days(-1), { ...given, revocationLists: [] })).toEqual([
    'signature-roots ok',
    'revocation look',
  ])
  expect(await said(days(-1))).toEqual(['signature-roots ok', 'revocation look'])

  const trust = await openSignatureTrust({ ...given, log: () => undefined })
  await vi.waitFor(async () => expect(await said(days(-1))).toEqual(['signature-roots ok', 'revocation ok']))
  // The authority of the test lasts 30 days.
  expect((await said(days(1)))[0]).toBe('signature-roots look')
  expect((await said(days(40)))[1]).toBe('revocation look')
  const [, ranOut] = await checkSignatureTrust(given, days(40))
  expect(ranOut?.found).toContain('ran out on')
  // What a month offline leaves is still given to browsers, which judge its age.
  expect(trust.issuers()).toHaveLength(1)
  trust.stop()

  const empty = join(folder, 'empty.pem')
  writeFileSync(empty, 'nothing')
  expect((await said(days(0), { ...given, signatureRoots: empty }))[0]).toBe('signature-roots wrong')
  expect((await said(days(0), { ...given, signatureRoots: join(folder, 'none') }))[0]).toBe(
    'signature-roots wrong',
  )
})
