import {
  bareActs,
  type BareAct,
  type ListedRouteAct,
  type SignedAct,
} from '@delegacia/domain/desk/acts/report-act'
import { findCrime } from '@delegacia/domain/lists/crimes'
import { naturesOf } from '@delegacia/domain/lists/natures'
import type { FastifyInstance } from 'fastify'
import { readStaff } from '../../store/units/unit-staff.ts'
import { dropDraft } from '../drafts/drafts.ts'
import { DeskFailure } from '../http/desk-failures.ts'
import { ReportRefusal } from '../http/report-refusal.ts'
import type { WorkDeps } from '../work/work-deps.ts'
import { getColleague } from './colleague.ts'
import { decisions } from './decisions.ts'
import { keepQuestions } from './questions.ts'
import { removals } from './removals.ts'
import { keepMessage, keepWords } from './said.ts'
import { leaveAfter } from './leave-after.ts'
import { serveActs, type Deeds } from './serve-act.ts'

/** What an officer does alone. */
export function registerActs(app: FastifyInstance, deps: WorkDeps): void {
  const deeds: Deeds<AloneAct> = {
    ...ofTheReport,
    ...claims(deps),
    ...words(deps),
    ...forwarding(deps),
    ...decisions(deps),
    ...removals(deps),
  }
  serveActs(app, deps, deeds)
}

type AloneAct = Exclude<ListedRouteAct, SignedAct>

const bare = Object.fromEntries(
  bareActs.map((act) => [act, () => ({ payload: () => ({}) })]),
) as unknown as Deeds<BareAct>

/** What needs nothing of the station besides the report. */
const ofTheReport = {
  ...bare,
  'voltar-atras': ({ evento }) => ({ payload: () => ({ event: evento }) }),
} satisfies Partial<Deeds<AloneAct>>

const minutesAfter = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000)

/** Who has a report. */
const claims = ({ claimMinutes }: WorkDeps): Deeds<'pegar' | 'passar'> => ({
  pegar: () => ({ payload: ({ now }) => ({ until: minutesAfter(now, claimMinutes) }) }),
  passar: ({ policial }) => ({
    payload: async (place) => ({
      to: await getColleague(place, policial),
      until: minutesAfter(place.now, claimMinutes),
    }),
  }),
})

/** What is said to the citizen; it may be taken back until it leaves. */
const words = ({ vault, takeBackSeconds }: WorkDeps): Deeds<'mensagem' | 'correcao' | 'crime'> => ({
  mensagem: ({ mensagem }) => ({
    payload: async (place) => {
      const message = await keepMessage(place, vault, mensagem)
      await dropDraft(place.trx, place.head.id, place.by.officer, 'mensagem')
      return { leavesAt: leaveAfter(place.now, takeBackSeconds), ...message }
    },
  }),
  correcao: ({ perguntas }) => ({
    payload: async (place) => {
      const questions = await keepQuestions(place, vault, perguntas)
      await dropDraft(place.trx, place.head.id, place.by.officer, 'correcao')
      return { leavesAt: leaveAfter(place.now, takeBackSeconds), questions }
    },
  }),
  crime: ({ crime, natureza, porque }) => ({
    payload: async (place) => {
      const isKnown =
        findCrime(crime) !== undefined &&
        (natureza === undefined ||
          naturesOf(crime, 'pt-br').some(({ id_natureza }) => id_natureza === natureza))
      if (!isKnown) throw new DeskFailure('crime-desconhecido')
      const why = await keepWords(place, vault, porque)
      await dropDraft(place.trx, place.head.id, place.by.officer, 'crime')
      const to = { crime, ...(natureza !== undefined && { nature: natureza }) }
      return { leavesAt: leaveAfter(place.now, takeBackSeconds), to, why }
    },
  }),
})

/** Where a report goes. */
const forwarding = ({ vault }: WorkDeps): Deeds<'encaminhar'> => ({
  encaminhar: ({ unidade, recado = '' }) => ({
    payload: async (place) => {
      const { trx, head, now } = place
      const [other] = unidade === head.unit_id ? [] : await readStaff(trx, now, { ids: [unidade] })
      if (!other) throw new DeskFailure('unidade-nao-serve')
      if (other.readers === 0) throw new ReportRefusal('unmanned')
      const note = recado === '' ? undefined : await keepWords(place, vault, recado)
      return { to: unidade, ...(note !== undefined && { note }) }
    },
  }),
})
