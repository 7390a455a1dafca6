import { execFileSync } from 'node:child_process'
import { createPrivateKey, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeAuthority, type Issued } from './certificate-authority.fixture.ts'
import { createCmsSigner } from './cms-signer.ts'
import type { Forgery } from './forgery.fixture.ts'
import { readSeal } from './read-seal.ts'
import { signedParts } from './seal-checks.fixture.ts'
import { createSealerBy } from './sealer.ts'
import { makeTestCertificate } from './test-certificate.ts'

const daysFromNow = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000)
const signing = ['keyUsage=critical,digitalSignature,nonRepudiation']

/**
 * The same print with seals that our own code made, by keys that are not the station's: each signature is valid, and most
 * have every name of the genuine one.
 */
export async function sealedByOthers(printed: Buffer, genuine: Buffer): Promise<Forgery[]> {
  const folder = mkdtempSync(join(tmpdir(), 'forger-'))
  try {
    const certificates = forgersCertificates(folder, readSeal(genuine).certificates)
    return await Promise.all(
      certificates.map(async ({ name, wrong, key, chain }) => {
        const sealer = await createSealerBy(createCmsSigner(createPrivateKey(key), chain), true)
        const now = new Date()
        const { pdf } = await sealer.seal(printed, { at: now, awaitedSince: now })
        return { name, wrong, bytes: Buffer.from(pdf) }
      }),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function forgersCertificates(folder: string, ours: X509Certificate[]) {
  const subject = subjectOf(ours[0])
  const ca = makeAuthority(folder, '/O=Forja/CN=AC Forja')
  const order = { subject, extensions: signing }
  const issued = (issue: Issued) => ({
    key: readFileSync(issue.keyPath),
    chain: [issue.certificatePath, ca.certificatePath].map((path) => new X509Certificate(readFileSync(path))),
  })
  const revoked = ca.issue({ ...order, name: 'revoked' })
  mustBeRevoked(folder, ca.certificatePath, revoked.certificatePath, ca.revoke(revoked))
  const selfMade = makeTestCertificate(new Date())
  const selfMadeChain = [new X509Certificate(selfMade.certificate)]
  return [
    {
      name: 'other-certificate-same-names',
      wrong: 'sealed by a self-made certificate that bears the names of ours',
      key: selfMade.key,
      chain: selfMadeChain,
    },
    {
      name: 'other-authority-same-common-name',
      wrong: 'sealed by a certificate that another authority issued to our name',
      ...issued(ca.issue({ ...order, name: 'named' })),
    },
    {
      name: 'other-signer',
      wrong: 'sealed soundly, by somebody else under their own name',
      ...issued(ca.issue({ ...order, name: 'other', subject: '/O=Cartorio/CN=Cartorio do Forte' })),
    },
    {
      name: 'expired-certificate',
      wrong: 'sealed by a certificate that ended yesterday',
      ...issued(ca.issue({ ...order, name: 'expired', from: daysFromNow(-30), until: daysFromNow(-1) })),
    },
    {
      name: 'certificate-not-valid-yet',
      wrong: 'sealed by a certificate that begins tomorrow',
      ...issued(ca.issue({ ...order, name: 'early', from: daysFromNow(1), until: daysFromNow(2) })),
    },
    { name: 'revoked-certificate', wrong: 'sealed by a certificate that was revoked', ...issued(revoked) },
    {
      name: 'our-certificate-other-key',
      wrong: 'our own certificate stands in the seal, but another key signed',
      key: selfMade.key,
      chain: ours,
    },
  ]
}

/** The names in a certificate, in the form that `openssl` takes. */
const subjectOf = (certificate: X509Certificate | undefined): string =>
  certificate?.subject
    .split('\n')
    .map((part) => `/${part}`)
    .join('') ?? ''

/** A revoked certificate is one of which `openssl` says so. */
function mustBeRevoked(folder: string, ca: string, certificate: string, list: string): void {
  const lists = join(folder, 'ca-and-list.pem')
  writeFileSync(lists, readFileSync(ca, 'utf8') + readFileSync(list, 'utf8'))
  try {
    execFileSync('openssl', ['verify', '-crl_check', '-CAfile', lists, certificate], { stdio: 'pipe' })
  } catch (error) {
    if (String((error as { stderr?: Buffer }).stderr).includes('certificate revoked')) return
  }
  throw new Error('The certificate is not revoked')
}

/** The genuine file with another digest in its signature, or with another change to those bytes. */
export function withSignature(genuine: Buffer, change: (signature: Buffer) => Buffer): Buffer {
  const { signature, gap } = signedParts(genuine)
  const changed = Buffer.from(genuine)
  changed.write(change(Buffer.from(signature)).toString('hex'), gap[0] + 1, 'latin1')
  return changed
}
