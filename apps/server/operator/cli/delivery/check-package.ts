import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Cancellation } from '@delegacia/contract/documents/cancellation'
import type { ScanState } from '@delegacia/domain/desk/evidence/scan-states'
import { verifyPackage, type PackageFault } from '../../../delivery/package/verify-package.ts'
import { done, refused, type Outcome } from '../command/run-command.ts'

const usage = 'verify FILE --key PEM   whether a package is whole and by this key ("npm run delivery -- key")'

const sentence = (fault: PackageFault): string => {
  if (fault === 'unreadable') return 'This is no package of the station'
  if (fault === 'signature')
    return 'The list in the package was not signed with this key: it is false, or was changed'
  return `${fault.file} is not what the station packed`
}

const scans = {
  espera: 'not scanned yet',
  limpo: 'scanned, nothing found',
  suspeito: 'SUSPICIOUS to the scanner',
  'nao-verificado': 'not scanned',
} as const satisfies Record<ScanState, string>

/** As the citizen called the file; what would move the cursor of a terminal is left out. */
const saidOf = ({ nome, verificacao }: { nome: string; verificacao: ScanState }): string =>
  `  (${JSON.stringify(nome.replaceAll(/[\p{Cc}\p{Cf}]/gu, ' '))}, ${scans[verificacao]})`

/** A package does not know later events. */
const paperLine = (cancelled: Cancellation | undefined): string =>
  cancelled
    ? `The citizen's paper was CANCELLED since ${cancelled.canceladoEm}${cancelled.motivo ? ` (${cancelled.motivo})` : ''} when this was packed; the report itself goes on`
    : "The citizen's paper held when this was packed; whether it does now says the page of its QR code"

/** Checks a package offline, with the station's public key from elsewhere: one inside the package would prove nothing. */
export async function checkPackage(args: string[]): Promise<Outcome> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { key: { type: 'string' } },
  })
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0 || values.key === undefined) return refused(usage)
  const verified = await verifyPackage(createReadStream(file), await readFile(values.key, 'utf8'))
  if (!verified.ok) return refused(sentence(verified.fault))
  const { numero, feitoEm, chave, arquivos } = verified.manifest
  return done(
    `Whole: report ${numero}, packed ${feitoEm}, signed with the key ${chave}`,
    ...arquivos.map(
      ({ nome, sha256, original }) => `  ${sha256}  ${nome}${original ? saidOf(original) : ''}`,
    ),
    paperLine(verified.cancelled),
  )
}
