import { createHash, X509Certificate } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fromHex } from '@delegacia/pades/asn1/read-asn1'
import { readRevocationList } from '@delegacia/pades/certificates/revocation-list'
import { faultLine, type Log } from '../base/platform/log.ts'

/** What browsers judge the signatures of any document by. The server itself judges none. */
export type SignatureTrustSource = {
  /** Root certificates in DER. */
  roots: readonly Buffer[]
  /** Digests of the names of those whose revocation lists are kept, in hexadecimal. */
  issuers(): string[]
  /** The newest list of an issuer, in DER. */
  listOf(issuer: string): Buffer | undefined
  stop(): void
}

/** For a station whose operator names no roots. */
export const noSignatureTrust: SignatureTrustSource = {
  roots: [],
  issuers: () => [],
  listOf: () => undefined,
  stop: () => undefined,
}

type TrustOptions = {
  signatureRoots: string | undefined
  revocationLists: readonly string[]
  dataDir: string
  log: Log
  everyMs?: number
  timeoutMs?: number
}

/** Lists are made once a day or more rarely; each says itself until when it counts. */
const usualInterval = 6 * 60 * 60_000
/** Larger ones would keep a phone waiting. */
const largestList = 20 * 2 ** 20

/**
 * Roots from the operator's file, and revocation lists from exactly the addresses that the operator names, fetched at the start and
 * every six hours. A list that was had before stays where the newest cannot be had. Rejects where the file has no certificate.
 */
export async function openSignatureTrust(options: TrustOptions): Promise<SignatureTrustSource> {
  const { signatureRoots, revocationLists, log, everyMs = usualInterval } = options
  const roots = signatureRoots === undefined ? [] : await readRoots(signatureRoots)
  const folder = folderOf(options.dataDir)
  const lists = new Map<string, Buffer>()
  const keep = (list: Buffer) => lists.set(issuerDigest(list), list)

  async function refresh(address: string): Promise<void> {
    try {
      const list = await fetchList(address, options.timeoutMs)
      keep(list)
      await mkdir(folder, { recursive: true })
      const path = pathOf(folder, address)
      await writeFile(`${path}.new`, list)
      await rename(`${path}.new`, path)
    } catch (error) {
      log(faultLine('revocation list', error))
    }
  }
  const refreshAll = () => Promise.all(revocationLists.map(refresh))

  for (const address of revocationLists)
    await readFile(pathOf(folder, address))
      .then(keep)
      // Not there yet, or cut off: it is fetched now.
      .catch(() => undefined)
  void refreshAll()
  const timer = setInterval(() => void refreshAll(), everyMs)
  timer.unref()
  return {
    roots: roots.map(({ raw }) => raw),
    issuers: () => [...lists.keys()],
    listOf: (issuer) => lists.get(issuer),
    stop: () => clearInterval(timer),
  }
}

/** The digest of the issuer's name, by which browsers ask for a list. Throws where the bytes are no whole list. */
const issuerDigest = (list: Buffer): string =>
  createHash('sha256')
    .update(fromHex(readRevocationList(new Uint8Array(list)).issuer))
    .digest('hex')

const folderOf = (dataDir: string) => join(dataDir, 'revocation-lists')
const pathOf = (folder: string, address: string) =>
  join(folder, `${createHash('sha256').update(address).digest('hex').slice(0, 32)}.crl`)

/** The list that was fetched last from an address. Rejects if there is none. */
export const readKeptList = (dataDir: string, address: string): Promise<Buffer> =>
  readFile(pathOf(folderOf(dataDir), address))

/** The certificates of a file that `SIGNATURE_ROOTS` names. Rejects where it has none. */
export async function readRoots(path: string): Promise<X509Certificate[]> {
  const pem = await readFile(path, 'utf8')
  const found = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
  if (found.length === 0) throw new Error('SIGNATURE_ROOTS holds no certificate')
  return found.map((one) => new X509Certificate(one))
}

/** In DER or PEM; read in pieces, as an endless answer must not fill the memory. */
async function fetchList(address: string, timeoutMs = 60_000): Promise<Buffer> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' })
  if (!answer.ok) {
    await answer.body?.cancel()
    throw new Error('The revocation list was refused')
  }
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of answer.body ?? []) {
    length += piece.length
    if (length > largestList) throw new Error('The revocation list is too large')
    pieces.push(piece)
  }
  const whole = Buffer.concat(pieces)
  const isPem = whole.toString('latin1', 0, 30).startsWith('-----BEGIN X509 CRL-----')
  return isPem ? Buffer.from(whole.toString().replace(/-----[^-]+-----|\s/g, ''), 'base64') : whole
}
