import type { X509Certificate } from 'node:crypto'
import { readRevocationList } from '@delegacia/pades/certificates/revocation-list'
import { readKeptList, readRoots } from '../../integrations/signature-trust.ts'
import type { Settings } from '../../base/settings/settings.ts'
import { look, ok, wrong, type Finding } from './finding.ts'

const soon = 30 * 86_400_000

type TrustSettings = Pick<Settings, 'dataDir' | 'signatureRoots' | 'revocationLists'>

/** Whether people can learn who signed a document: the roots of the operator, and how old the revocation lists are. */
export async function checkSignatureTrust(settings: TrustSettings, now: Date): Promise<Finding[]> {
  const { signatureRoots, revocationLists } = settings
  if (signatureRoots === undefined)
    return [ok('signature-roots', 'none: the validation page confirms no name')]
  const roots = await checkRoots(signatureRoots, now)
  if (revocationLists.length === 0)
    return [
      roots,
      look('revocation', 'no lists: the validation page confirms no name', 'set REVOCATION_LISTS'),
    ]
  return [roots, ...(await Promise.all(revocationLists.map((one) => checkList(settings, one, now))))]
}

async function checkRoots(path: string, now: Date): Promise<Finding> {
  const check = 'signature-roots'
  let roots: X509Certificate[]
  try {
    roots = await readRoots(path)
  } catch {
    return wrong(
      check,
      'SIGNATURE_ROOTS cannot be read, or holds no certificate',
      'put the file of root certificates back: the station does not start',
    )
  }
  const ends = Math.min(...roots.map(({ validTo }) => Date.parse(validTo)))
  const until = new Date(ends).toISOString().slice(0, 10)
  return ends - now.getTime() > soon
    ? ok(check, `${roots.length}, the first ends on ${until}`)
    : look(
        check,
        `one of ${roots.length} ends on ${until}`,
        'add the root that follows it, and keep this one as long as its signatures shall count',
      )
}

async function checkList({ dataDir }: TrustSettings, address: string, now: Date): Promise<Finding> {
  const check = 'revocation'
  const { host } = new URL(address)
  const todo =
    'see that this machine reaches the address; the log says `revocation list` each time that it does not'
  try {
    const { until } = readRevocationList(new Uint8Array(await readKeptList(dataDir, address)))
    if (until === undefined) return look(check, `the list of ${host} does not say until when it counts`, todo)
    const day = until.toISOString().slice(0, 10)
    return until > now
      ? ok(check, `the list of ${host} counts until ${day}`)
      : look(check, `the list of ${host} ran out on ${day}: its signers are not confirmed`, todo)
  } catch {
    return look(check, `no list was ever had from ${host}: its signers are not confirmed`, todo)
  }
}
