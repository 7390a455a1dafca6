import { type Bytes, UnreadableError } from './asn1/read-asn1.ts'
import { type Certificate, readCertificate } from './certificates/certificate.ts'
import { checkSignature, type Proof, provenBy, unread } from './check-signature.ts'
import type { Trust } from './check-trust.ts'
import { findChanges, isAllowed } from './pdf/find-changes.ts'
import { readArchive } from './pdf/read-archive.ts'
import { endsNamed, type FileSignature, readSignature } from './pdf/read-signature.ts'
import { noneRead, openRevision, type ReadObjects, type Revision } from './pdf/revision.ts'
import { signaturesOf } from './pdf/signature-fields.ts'
import { type FileReport, type Reason, type SignatureReport, worstOf } from './report.ts'

/** How far a check is, from 0 to 1. */
export type Progress = (done: number) => void

/** More are made to exhaust a reader. */
const mostSignatures = 30

/** Checks every signature of a PDF; nothing leaves this function but what `listsOf` is asked. */
export async function checkFile(
  bytes: Bytes,
  given: Pick<Trust, 'roots' | 'listsOf' | 'now'>,
  onProgress: Progress = () => undefined,
): Promise<FileReport> {
  if (!new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-'))
    return { found: 'not-pdf' }
  const ends = endsNamed(bytes)
  const read = noneRead()
  const now = await opened(bytes, bytes.length, read)
  if (now?.encrypted) return { found: 'encrypted' }
  const revisions = await openAll(bytes, ends, read)
  onProgress(0.3)
  const found = allSignatures(bytes, revisions, now)
  if (found.length === 0) {
    if (ends.length === 0) return { found: now ? 'unsigned' : 'broken' }
    const isCut = !now && ends.some((end) => end > bytes.length)
    return signed([unread(isCut ? 'incomplete' : 'unreadable')])
  }
  const archive = now ? await readArchive(now).catch(() => undefined) : undefined
  const trust: Trust = {
    ...given,
    pool: (archive?.certificates ?? []).flatMap(readableCertificate),
    revocation: archive?.revocation ?? { lists: [], answers: [] },
  }
  return checkAll(bytes, found, now, trust, onProgress)
}

type Found = { revision: Revision; signature: FileSignature | undefined; number: number; isRemoved: boolean }

async function checkAll(
  bytes: Bytes,
  found: Found[],
  now: Revision | undefined,
  trust: Trust,
  onProgress: Progress,
): Promise<FileReport> {
  const proofs: Proof[] = []
  const reports: SignatureReport[] = []
  const stamps = found.filter(({ signature }) => signature?.form === 'time-stamp')
  for (const { signature } of stamps)
    if (signature)
      proofs.push(...(await provenBy(signature.message, signature.content, signature.end, trust)))
  for (const [place, { signature, revision, isRemoved }] of found.entries()) {
    onProgress(0.3 + (0.7 * place) / found.length)
    if (!signature) reports.push(unread('unreadable'))
    else {
      const after = [
        ...(isRemoved ? (['removed'] as const) : []),
        ...reasonsAfter(bytes, revision, signature, now),
      ]
      if (signature.form === 'time-stamp') reports.push(...ofTimeStamp(after))
      else if (signature.form === 'old') reports.push(unread('old-form'))
      else reports.push(await checkSignature(signature, after, proofs, trust).catch(unreadable))
    }
  }
  // A time stamp says when something existed, not who stands for it.
  return signed(reports.length > 0 ? reports : [unread('only-time-stamp')])
}

const signed = (signatures: SignatureReport[]): FileReport => ({
  found: 'signed',
  verdict: worstOf(signatures.map(({ verdict }) => verdict)),
  reasons: [...new Set(signatures.flatMap(({ reasons }) => reasons))],
  signatures,
})

/** A time stamp tells of changes after it; if there are none it adds nothing to the signatures. */
const ofTimeStamp = (after: readonly Reason[]): SignatureReport[] => after.slice(0, 1).map(unread)

function unreadable(error: unknown): SignatureReport {
  if (error instanceof UnreadableError) return unread('unreadable')
  throw error
}

/** What was done to the file after a signature. */
function reasonsAfter(
  bytes: Bytes,
  revision: Revision,
  { end }: FileSignature,
  now: Revision | undefined,
): Reason[] {
  if (end !== revision.end) return ['unreadable']
  if (!now) return ['appended']
  if (end === bytes.length) return []
  try {
    const changes = [...findChanges(revision, now)]
    if (changes.some((change) => !isAllowed(change, revision))) return ['changed-after']
    const isBlank = bytes.subarray(end).every((byte) => byte === 10 || byte === 13)
    return [
      ...changes.flatMap((change) => (change === 'other' ? [] : [change])),
      ...(isBlank ? (['tail'] as const) : []),
    ]
  } catch (error) {
    if (error instanceof UnreadableError) return ['appended']
    throw error
  }
}

async function openAll(bytes: Bytes, ends: readonly number[], read: ReadObjects): Promise<Revision[]> {
  const revisions: Revision[] = []
  for (const end of ends.filter((one) => one > 0 && one <= bytes.length).slice(0, mostSignatures)) {
    const revision = await opened(bytes, end, read)
    if (revision && !revision.encrypted) revisions.push(revision)
  }
  return revisions.toSorted((one, other) => one.end - other.end)
}

async function opened(bytes: Bytes, end: number, read: ReadObjects): Promise<Revision | undefined> {
  try {
    return await openRevision(bytes, end, read)
  } catch (error) {
    if (error instanceof UnreadableError) return undefined
    throw error
  }
}

/** The signatures of every revision, also those that the file as it is no longer has. */
function allSignatures(bytes: Bytes, revisions: readonly Revision[], now: Revision | undefined): Found[] {
  const present = new Set(now ? keysOf(now) : [])
  const found = new Map<string, Found>()
  for (const revision of now ? [...revisions, now] : revisions)
    for (const key of keysOf(revision)) {
      const number = Number(key.split(' ')[0])
      const signature = readOrNone(bytes, revision, number)
      const own = revisions.find(({ end }) => end === signature?.end)
      if (!found.has(key))
        found.set(key, {
          revision: own ?? revision,
          signature,
          number,
          isRemoved: now !== undefined && !present.has(key),
        })
    }
  return [...found.values()].slice(0, mostSignatures)
}

/** Signatures by number and place: one that was replaced is another. */
function keysOf(revision: Revision): string[] {
  try {
    return signaturesOf(revision).map((number) => `${number} ${revision.keyOf(number)}`)
  } catch (error) {
    if (error instanceof UnreadableError) return []
    throw error
  }
}

function readOrNone(bytes: Bytes, revision: Revision, number: number): FileSignature | undefined {
  try {
    return readSignature(bytes, revision, number)
  } catch (error) {
    if (error instanceof UnreadableError) return undefined
    throw error
  }
}

function readableCertificate(bytes: Bytes): Certificate[] {
  try {
    return [readCertificate(bytes)]
  } catch {
    return []
  }
}
