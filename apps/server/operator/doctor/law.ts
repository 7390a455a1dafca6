import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stateNow } from '@delegacia/domain/language/dates'
import { lawRows, type LawRow } from '@delegacia/domain/law/law-rows'
import { isToReadAgain } from '@delegacia/domain/law/statement-validity'
import type { Settings } from '../../base/settings/settings.ts'
import { look, ok, wrong, type Finding } from './finding.ts'

const check = 'law'
export const juristPagePath = 'docs/for-the-jurist.md'

/** The code of the page for the jurist of an installation: another page, another code. */
export const codeOfJuristPage = async (root: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(join(root, juristPagePath)))
    .digest('hex')
    .slice(0, 12)

/** Whether a jurist confirmed what the station says of the law, and whether it is time to read the acts again. */
export async function checkLaw(
  { sealKey, lawConfirmed }: Pick<Settings, 'sealKey' | 'lawConfirmed'>,
  root: string,
  now: Date,
  rows: readonly LawRow[] = lawRows,
): Promise<Finding[]> {
  const today = stateNow(now).slice(0, 10)
  const late = rows.filter((row) => isToReadAgain(row, today)).length
  const isConfirmed = lawConfirmed?.page === (await codeOfJuristPage(root))
  const open = isConfirmed ? 0 : rows.filter(({ confirmedBy }) => confirmedBy === undefined).length
  const found = `${open} of ${rows.length} statements of law are confirmed by nobody`
  const todo = `let a jurist go through ${juristPagePath}, and set LAW_CONFIRMED (npm run law tells how)`
  // Without a certificate of its own every paper says TESTE: nobody relies on it yet.
  const unconfirmed = (sealKey === undefined ? look : wrong)(check, found, todo)
  return [
    ...(late > 0
      ? [
          wrong(
            check,
            `${late} of ${rows.length} statements of law were to be read again by now`,
            'install a newer version, or let a jurist compare them with the acts',
          ),
        ]
      : []),
    open > 0 ? unconfirmed : ok(check, `${rows.length} statements, confirmed`),
  ]
}
