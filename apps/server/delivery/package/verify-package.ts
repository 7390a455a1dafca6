import { createHash, createPublicKey, verify, type KeyObject } from 'node:crypto'
import { cancellation, type Cancellation } from '@delegacia/contract/documents/cancellation'
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar'
import * as v from 'valibot'
import { partsOf } from '../../base/platform/parts-of.ts'
import {
  manifest,
  manifestName,
  reportName,
  signatureName,
  signedManifest,
  type Manifest,
} from './manifest.ts'

export type PackageFault =
  /** No such archive, or one without a list. */
  | 'unreadable'
  /** The list is not what this key signed. */
  | 'signature'
  /** A file differs from the list, is missing, or is in the archive and not in the list. */
  | { file: string }

export type VerifiedPackage =
  | {
      ok: true
      manifest: Manifest
      /** Of the citizen's paper, as it was when this was packed. */
      cancelled: Cancellation | undefined
    }
  | { ok: false; fault: PackageFault }

type Archive = Iterable<Uint8Array> | AsyncIterable<Uint8Array>

/**
 * Checks a package with the station's public key (PEM), and nothing else: no station, no network. It is read once, from
 * the beginning to the end: originals are never in memory.
 */
export async function verifyPackage(archive: Archive, publicPem: string): Promise<VerifiedPackage> {
  const files = await unpacked(archive)
  const [text, signature] = [manifestName, signatureName].map((name) => files?.get(name)?.text)
  if (!files || !text || !signature) return { ok: false, fault: 'unreadable' }
  const key = createPublicKey(publicPem)
  const bytes = Buffer.from(signature.toString('utf8').trim(), 'base64')
  if (key.asymmetricKeyType !== 'ed25519' || !verify(null, signedManifest(text), key, bytes))
    return { ok: false, fault: 'signature' }
  const reading = v.safeParse(manifest, parsed(text))
  if (!reading.success || reading.output.chave !== idOf(key)) return { ok: false, fault: 'unreadable' }
  const file = strangeFile(reading.output, files)
  if (file !== undefined) return { ok: false, fault: { file } }
  const report = v.safeParse(paper, parsed(files.get(reportName)?.text))
  if (!report.success) return { ok: false, fault: 'unreadable' }
  return { ok: true, manifest: reading.output, cancelled: report.output.papel.cancelamento }
}

/** The part of a report's data that says whether its paper holds. */
const paper = v.object({ papel: v.object({ cancelamento: v.optional(cancellation) }) })

type Unpacked = {
  bytes: number
  sha256: string
  /** Of the few files that are read. */
  text: Buffer | undefined
}

function strangeFile({ arquivos }: Manifest, files: ReadonlyMap<string, Unpacked>): string | undefined {
  const listed = new Set(arquivos.map(({ nome }) => nome))
  for (const { nome, bytes, sha256 } of arquivos) {
    const found = files.get(nome)
    if (found?.bytes !== bytes || found.sha256 !== sha256) return nome
  }
  return [...files.keys()].find((name) => ![manifestName, signatureName].includes(name) && !listed.has(name))
}

/** Undefined for a file that is no archive or has a name twice, of which two programs might read different files. */
async function unpacked(archive: Archive): Promise<Map<string, Unpacked> | undefined> {
  const files = new Map<string, Unpacked>()
  try {
    const { readable, writable } = createTarDecoder({ strict: true })
    const fed = feed(archive, writable)
    for await (const entry of partsOf(readable)) {
      if (files.has(entry.header.name)) return undefined
      files.set(entry.header.name, await readEntry(entry))
    }
    return (await fed) ? files : undefined
  } catch {
    return undefined
  }
}

/** Whether all of it was an archive; the decoder takes no more at once than is read of it. */
async function feed(archive: Archive, to: WritableStream<Uint8Array>): Promise<boolean> {
  const writer = to.getWriter()
  try {
    for await (const part of archive) await writer.write(part)
    await writer.close()
    return true
  } catch {
    return false
  }
}

const readNames = [manifestName, signatureName, reportName]
/** More than any report has. */
const longestText = 32 * 1024 * 1024

async function readEntry({ header, body }: ParsedTarEntry): Promise<Unpacked> {
  const hash = createHash('sha256')
  const parts: Uint8Array[] = []
  const isRead = readNames.includes(header.name)
  let bytes = 0
  for await (const part of partsOf(body)) {
    bytes += part.length
    hash.update(part)
    if (isRead && bytes > longestText) throw new Error('too long')
    if (isRead) parts.push(part)
  }
  return { bytes, sha256: hash.digest('hex'), text: isRead ? Buffer.concat(parts) : undefined }
}

function parsed(text: Buffer | undefined): unknown {
  try {
    return text && JSON.parse(text.toString('utf8'))
  } catch {
    return undefined
  }
}

const idOf = (key: KeyObject): string =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16)
