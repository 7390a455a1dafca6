import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { verifyPackage, type PackageFault } from '../delivery/package/verify-package.ts'
import { done, refused, type Outcome } from './run-command.ts'

const usage = 'verify FILE --key PEM   whether a package is whole and by this key ("npm run delivery -- key")'

const sentence = (fault: PackageFault): string => {
  if (fault === 'unreadable') return 'This is no package of the station'
  if (fault === 'signature')
    return 'The list in the package was not signed with this key: it is false, or was changed'
  return `${fault.file} is not what the station packed`
}

/** Checks a package offline, with the station's public key from elsewhere: one inside the package would prove nothing. */
export async function checkPackage(args: string[]): Promise<Outcome> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { key: { type: 'string' } },
  })
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0 || values.key === undefined) return refused(usage)
  const [archive, pem] = await Promise.all([readFile(file), readFile(values.key, 'utf8')])
  const verified = await verifyPackage(archive, pem)
  if (!verified.ok) return refused(sentence(verified.fault))
  const { numero, feitoEm, chave, arquivos } = verified.manifest
  return done(
    `Whole: report ${numero}, packed ${feitoEm}, signed with the key ${chave}`,
    ...arquivos.map(({ nome, sha256 }) => `  ${sha256}  ${nome}`),
  )
}
