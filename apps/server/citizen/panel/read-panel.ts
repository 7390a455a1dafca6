import { readMonth, type Panel } from '@delegacia/contract/panel'
import { countedMonth, monthBegins, monthOf, settlesAt } from '@delegacia/domain/desk/figures/counted-month'
import { servedTime } from '@delegacia/domain/desk/figures/served-time'
import { stateIso } from '@delegacia/domain/language/state-time'
import type { Kysely } from 'kysely'
import { readHead } from '../../store/audit-head.ts'
import { readPublished } from '../../store/public-figures.ts'
import { servedTimesSince } from '../../store/served-times.ts'
import type { Database } from '../../store/tables/tables.ts'
import type { PageWeight } from './page-weights.ts'
import { watchedSince } from './watched-since.ts'

/** Two years, so that each month stands beside the one of the year before. */
const shownMonths = 24
const shownInterruptions = 100

export type PanelDeps = {
  db: Kysely<Database>
  now: () => Date
  thirdParties: readonly string[]
  weights: readonly PageWeight[]
}

/** The panel at this moment: a few rows that stand ready, and nothing that is counted. */
export async function readPanelNow({ db, now, thirdParties, weights }: PanelDeps): Promise<Panel> {
  const at = now()
  const [stored, { seq, hash }, spans] = await Promise.all([
    readPublished(db, shownMonths),
    readHead(db),
    servedTimesSince(db, watchedSince(at)),
  ])
  const { since, months, interruptions } = servedTime(spans, at)
  return {
    meses: stored.flatMap((month) => readMonth(month) ?? []),
    proximo: stateIso(settlesAt(monthOf(monthBegins(countedMonth(at).month, 1)))).slice(0, 10),
    registro: { entrada: seq, hash },
    funcionamento: {
      desde: since ? stateIso(since) : null,
      meses: months.map(({ month, percent, minutesOut }) => ({
        mes: month,
        porCento: percent,
        minutosFora: minutesOut,
      })),
      interrupcoes: interruptions.slice(0, shownInterruptions).map(({ from, to, minutes }) => ({
        de: stateIso(from),
        ate: to ? stateIso(to) : null,
        minutos: minutes,
      })),
    },
    terceiros: [...thirdParties],
    pesos: weights.map(({ locale, home, report }) => ({ lingua: locale, inicio: home, registro: report })),
  }
}
