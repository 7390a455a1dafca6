import { createHash, createPublicKey, verify, type KeyObject } from 'node:crypto'
import { unpackTar } from 'modern-tar'
import * as v from 'valibot'
import { digestOf } from '../../platform/digest-of.ts'
import { manifest, manifestName, signatureName, signedManifest, type Manifest } from './manifest.ts'

export type PackageFault =
  /** No such archive, or one without a list. */
  | 'unreadable'
  /** The list is not what this key signed. */
  | 'signature'
  /** A file differs from the list, is missing, or is in the archive and not in the list. */
  | { file: string }

export type VerifiedPackage = { ok: true; manifest: Manifest } | { ok: false; fault: PackageFault }

/** Checks a package with the station's public key (PEM), and nothing else: no station, no network. */
export async function verifyPackage(archive: Buffer, publicPem: string): Promise<VerifiedPackage> {
  const files = await unpacked(archive)
  const [text, signature] = [files?.get(manifestName), files?.get(signatureName)]
  if (!files || !text || !signature) return { ok: false, fault: 'unreadable' }
  const key = createPublicKey(publicPem)
  const bytes = Buffer.from(signature.toString('utf8').trim(), 'base64')
  if (key.asymmetricKeyType !== 'ed25519' || !verify(null, signedManifest(text), key, bytes))
    return { ok: false, fault: 'signature' }
  const reading = v.safeParse(manifest, JSON.parse(text.toString('utf8')))
  if (!reading.success || reading.output.chave !== idOf(key)) return { ok: false, fault: 'unreadable' }
  const file = strangeFile(reading.output, files)
  return file === undefined ? { ok: true, manifest: reading.output } : { ok: false, fault: { file } }
}

function strangeFile({ arquivos }: Manifest, files: ReadonlyMap<string, Buffer>): string | undefined {
  const listed = new Map(arquivos.map((one) => [one.nome, one]))
  for (const { nome, bytes, sha256 } of arquivos) {
    const found = files.get(nome)
    if (found?.length !== bytes || digestOf(found).toString('hex') !== sha256) return nome
  }
  return [...files.keys()].find((name) => ![manifestName, signatureName].includes(name) && !listed.has(name))
}

/** Undefined for what is no archive, or has a name twice: two programs might then read different files. */
async function unpacked(archive: Buffer): Promise<Map<string, Buffer> | undefined> {
  try {
    const entries = await unpackTar(archive, { strict: true })
    const files = new Map(entries.map(({ header, data }) => [header.name, Buffer.from(data ?? [])]))
    return files.size === entries.length ? files : undefined
  } catch {
    return undefined
  }
}

const idOf = (key: KeyObject): string =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16)
