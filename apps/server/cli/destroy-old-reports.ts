import { parseArgs } from 'node:util'
import { countExpired, destroyKeys } from '../reports/destroy-keys.ts'
import type { OpenStation } from './open-station.ts'
import { done, refused, type Outcome } from './run-command.ts'

/** Ends what the law lets end: reports registered before a day become unreadable for everyone. */
export async function destroyOldReports({ db }: Pick<OpenStation, 'db'>, args: string[]): Promise<Outcome> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { before: { type: 'string', default: '' }, yes: { type: 'boolean', default: false } },
  })
  const before = new Date(`${values.before}T00:00:00-03:00`)
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(values.before) && !Number.isNaN(before.getTime())
  if (positionals.join() !== 'destroy' || !isDay)
    return refused('destroy --before 2021-01-31 [--yes]   makes older reports unreadable for ever')
  if (before > new Date()) return refused('--before must be a day that is over')
  if (!values.yes) {
    const count = await countExpired(db, before)
    return done(`${count} reports would become unreadable for ever; add --yes to destroy their keys`)
  }
  const destroyed = await destroyKeys(db, before)
  return done(
    `The keys of ${destroyed} reports are destroyed`,
    'Backups still hold them: change the station key ("npm run keys -- rotate") and destroy copies of the old one',
  )
}
