import type { askSignature } from '@delegacia/contract/desk/signatures'
import type { Transaction } from 'kysely'
import type { InferOutput } from 'valibot'
import type { ReportKey } from '../../reports/events/report-texts.ts'
import { namePart } from '../../reports/evidence/evidence-parts.ts'
import type { Database } from '../../store/tables/tables.ts'
import type { Vault } from '../../store/keys/vault.ts'
import { DeskFailure } from '../http/desk-failures.ts'
import { filesOf } from '../work/find-evidence.ts'
import type { NamedFile } from './file-field.ts'
import type { SignatureRequest } from './signed-text.ts'

/** The files of a report that have arrived, the oldest first. */
async function namedFiles(
  trx: Transaction<Database>,
  vault: Vault,
  { report, wrappedKey }: ReportKey,
): Promise<NamedFile[]> {
  return (await filesOf(trx, report)).map(({ id, name, kind, sha256, scan }, index) => ({
    id,
    numero: index + 1,
    nome: vault.decrypt(report, wrappedKey, namePart(id), name).toString('utf8'),
    tipo: kind,
    sha256: sha256.toString('hex'),
    verificacao: scan,
  }))
}

/** What an officer asks for, before the files are named that it is about. */
export type AskedBody = InferOutput<(typeof askSignature)['body']['schema']>

/** The same with its files as they are now. Throws `nao-encontrado` for one that the report does not have. */
export async function withFiles(
  trx: Transaction<Database>,
  vault: Vault,
  key: ReportKey,
  asked: AskedBody,
): Promise<SignatureRequest> {
  if (asked.ato !== 'abrir-original' && asked.ato !== 'exportar') return asked
  const files = await namedFiles(trx, vault, key)
  if (asked.ato === 'exportar') return { ...asked, arquivos: files }
  const arquivo = files.find(({ id }) => id === asked.evidencia)
  if (!arquivo) throw new DeskFailure('nao-encontrado')
  return { ...asked, arquivo }
}
