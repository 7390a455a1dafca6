import { existsSync, statSync } from 'node:fs'
import type { X509Certificate } from 'node:crypto'
import { operatorKeys } from '../../documents/seal/seal-keys.ts'
import { DamagedFile, foundOf } from '../../base/platform/damaged-file.ts'
import type { Settings } from '../../base/settings/settings.ts'
import { findKeyFile, keyFile, nextKeyFile } from '../../store/keys/station-key.ts'
import { look, ok, wrong, type Finding } from './finding.ts'

const day = 86_400_000
const soon = 30 * day

type KeySettings = Pick<Settings, 'dataDir' | 'dataKey'>

/** Whether the station key is there and whole. `fits` says whether the database is locked with it. */
export async function checkStationKey(
  { dataDir, dataKey }: KeySettings,
  fits: (key: Buffer) => Promise<boolean>,
): Promise<Finding> {
  const check = 'station-key'
  const path = keyFile(dataDir)
  if (existsSync(nextKeyFile(dataDir)))
    return wrong(check, 'a change of the key was interrupted', 'npm run keys -- rotate finishes it')
  let key: Buffer | undefined
  try {
    key = dataKey ?? findKeyFile(dataDir)
  } catch (error) {
    if (!(error instanceof DamagedFile)) throw error
    return wrong(check, foundOf(error.damage), error.damage.todo)
  }
  if (!key)
    return wrong(
      check,
      'there is none',
      `bring back ${path} or DATA_KEY; the first start of a new station makes one`,
    )
  if (!(await fits(key)))
    return wrong(
      check,
      'it is not the key that locks this database',
      'bring back the right one: nothing was changed',
    )
  return ok(check, dataKey ? 'DATA_KEY, which locks this database' : 'there, and locks this database')
}

/** Whether the seal is the operator's, for a while yet, and leads to an authority. */
export async function checkSeal(
  { sealKey, sealCertificate }: Pick<Settings, 'sealKey' | 'sealCertificate'>,
  now: Date,
): Promise<Finding> {
  const check = 'seal'
  if (sealKey === undefined || sealCertificate === undefined)
    return look(check, 'a test certificate: documents say TESTE', 'set SEAL_KEY and SEAL_CERTIFICATE')
  let certificates: X509Certificate[]
  try {
    ;({ certificates } = await operatorKeys(sealKey, sealCertificate))
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'it cannot be read'
    return wrong(
      check,
      reason,
      'put certificate and key of the seal back, or get new ones: the station does not start',
    )
  }
  const ends = Math.min(...certificates.map(({ validTo }) => Date.parse(validTo)))
  const until = new Date(ends).toISOString().slice(0, 10)
  if (ends <= now.getTime()) return wrong(check, `a certificate of the chain ended on ${until}`, 'renew it')
  if (ends - now.getTime() < soon) return look(check, `ends on ${until}`, 'order the next certificate now')
  if ((statSync(sealKey).mode & 0o077) !== 0)
    return wrong(check, 'others may read the file of SEAL_KEY', 'chmod 600, owned by the user of the station')
  return leadsOn(certificates)
    ? ok(check, `until ${until}, ${certificates.length} certificates`)
    : look(
        check,
        'the chain does not lead to an authority',
        'append the certificates of the issuers to SEAL_CERTIFICATE, in order',
      )
}

/** Each is signed by the next; the last by itself or by an authority that need not be sent. */
function leadsOn(certificates: readonly X509Certificate[]): boolean {
  const [last] = certificates.slice(-1)
  return (
    last?.ca === true &&
    certificates.slice(0, -1).every((each, index) => {
      const issuer = certificates[index + 1]
      return issuer !== undefined && each.checkIssued(issuer) && each.verify(issuer.publicKey)
    })
  )
}
