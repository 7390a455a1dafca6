import type { Kysely } from 'kysely'
import { readShortUnits } from '../../desk/officers/short-units.ts'
import type { Database } from '../../store/tables/tables.ts'
import { look, ok, type Finding } from './finding.ts'

/** Whether somebody reads what arrives in each unit, and whether two can sign there. */
export async function checkUnits(db: Kysely<Database>, now: Date): Promise<Finding[]> {
  const { unmanned, fewSigners, reports } = await readShortUnits(db, now)
  return [manned(unmanned, reports), signed(fewSigners)]
}

function manned(units: readonly string[], reports: number): Finding {
  const check = 'units'
  const todo = 'npm run desk -- invite, or let a chief give a duty there'
  const names = units.join(', ')
  if (reports > 0) return look(check, `open reports where nobody may read them: ${reports} (${names})`, todo)
  return units.length > 0
    ? look(
        check,
        `nobody may read reports at ${names}`,
        `${todo}; the virtual station gets them if somebody reads there`,
      )
    : ok(check, 'none is without somebody who reads')
}

function signed(units: readonly string[]): Finding {
  const check = 'signers'
  return units.length > 0
    ? look(
        check,
        `fewer than two may sign at ${units.join(', ')}`,
        'give two people there the duty of a delegado: what needs a second officer waits',
      )
    : ok(check, 'two or more wherever somebody works')
}
