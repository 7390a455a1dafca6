import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { stateNow } from '@delegacia/domain/language/dates'
import { lawRows } from '@delegacia/domain/law/law-rows'
import { toldOn } from '@delegacia/domain/desk/representation/told-on'
import { codeOfJuristPage, juristPagePath } from '../../doctor/law.ts'
import { packageFolder } from '../../../base/platform/package-folder.ts'
import { done, refused, type Outcome } from '../command/run-command.ts'

const use = 'npm run law -- --on 2026-05-03'

/**
 * With `--on` what a victim of a fact of that day is told, a line a nature; else how a jurist's confirmation of this version is
 * written down. Needs no station.
 */
export async function tellLaw(args: string[], now: Date): Promise<Outcome> {
  const { values } = parseArgs({ args, options: { on: { type: 'string' } }, strict: false })
  const { on } = values
  if (on === undefined) return howToConfirm(stateNow(now).slice(0, 10))
  if (typeof on !== 'string' || !isDay(on)) return refused(`not a day: ${String(on)}`, use)
  return done(...toldOn(on))
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.slice(0, 10) === text

async function howToConfirm(today: string): Promise<Outcome> {
  const code = await codeOfJuristPage(join(packageFolder(import.meta.dirname), '../..'))
  return done(
    `${lawRows.length} statements of law, with their sources: ${juristPagePath}`,
    `Once a jurist has compared that page with the acts: LAW_CONFIRMED="<name>, ${today}, ${code}"`,
    `What a victim of a fact of a day is told: ${use}`,
  )
}
