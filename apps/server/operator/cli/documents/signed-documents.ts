import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { readAuthenticationCode } from '@delegacia/domain/rules/authentication-code'
import {
  registerSignedDocument,
  type SignedDocumentRefusal,
} from '../../../reports/documents/signed-document.ts'
import { revokeSignedDocument } from '../../../store/documents/signed-documents.ts'
import { digestOf } from '../../../base/platform/digest-of.ts'
import type { OpenStation } from '../command/open-station.ts'
import { done, refused, type Outcome } from '../command/run-command.ts'

const usage = [
  'register FILE --kind KIND --number NUMBER --signer NAME [--issued TIME]   makes a signed PDF known',
  'revoke CODE                                                               says of it that it no longer holds',
]

const refusals: Record<SignedDocumentRefusal, string> = {
  'not-a-pdf': 'The file is not a PDF',
  'known-already': 'This very file is registered already; its code was shown then',
  kind: '--kind must be one line of 2 to 200 characters, such as Ofício',
  number: '--number must be one line of 2 to 200 characters',
  signer: '--signer must be one line of 2 to 200 characters',
}

/** Registers and revokes documents that police authorities signed (FI-07). */
export async function manageSignedDocuments(
  station: Pick<OpenStation, 'db' | 'settings'>,
  args: string[],
): Promise<Outcome> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      kind: { type: 'string', default: '' },
      number: { type: 'string', default: '' },
      signer: { type: 'string', default: '' },
      issued: { type: 'string' },
    },
  })
  const [action, subject] = positionals
  if (subject === undefined || positionals.length !== 2) return refused(...usage)
  if (action === 'revoke') return revoke(station, subject)
  if (action !== 'register') return refused(...usage)

  const { kind, number, signer, issued } = values
  const issuedAt = issued === undefined ? new Date() : new Date(issued)
  if (Number.isNaN(issuedAt.getTime()))
    return refused('--issued must be a time such as 2026-11-20T10:00:00-03:00')
  const file = await readFile(subject).catch(() => undefined)
  if (!file) return refused(`${subject} cannot be read`)
  const result = await registerSignedDocument(station.db, { file, kind, number, signer, issuedAt })
  if (!result.ok) return refused(refusals[result.refusal])
  const page = `${station.settings.publicUrl}/#/validar/${result.code.replaceAll('-', '')}`
  return done(`Code     ${result.code}`, `Page     ${page}`, `SHA-256  ${result.sha256}`)
}

async function revoke({ db }: Pick<OpenStation, 'db'>, typed: string): Promise<Outcome> {
  const code = readAuthenticationCode(typed)
  const revoked = code !== undefined && (await revokeSignedDocument(db, digestOf(code), new Date()))
  return revoked ? done('Revoked') : refused('There is no document in force with this code')
}
