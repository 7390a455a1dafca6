import type { FieldError } from '@delegacia/contract/http/failure'
import { findSafeContactWay } from '@delegacia/domain/report/safe-contact-ways'
import { answerFaults, openAnswers, type AnswerFault } from '@delegacia/domain/risk-form/answers'
import type { GivenAnswers } from '@delegacia/domain/risk-form/given-answers'
import { knownAnswers } from '@delegacia/domain/risk-form/protection-offer'
import { contactQuestion, contactWayOf } from '@delegacia/domain/risk-form/questionnaires'
import type { RiskAnswers, RiskWords } from '@delegacia/domain/risk-form/risk-form'
import { asksMeasures } from '@delegacia/domain/risk-form/said-yes'
import { openWords, tidyWords, wordsFaults } from '@delegacia/domain/risk-form/words'
import { urgencyOf } from '@delegacia/domain/desk/work/urgency'
import type { NewEvent } from '@delegacia/domain/desk/events/new-event'
import type { Locale } from '@delegacia/domain/language/text'
import { issueMessage } from '@delegacia/domain/rules/validation-issue'
import type { Transaction } from 'kysely'
import { keepText } from '../events/report-texts.ts'
import { addJobs } from '../../store/outbox.ts'
import type { ReportRow } from '../../store/reports.ts'
import type { Database } from '../../store/tables/tables.ts'
import { doCitizenAct, Refused, type ActDone } from '../thread/do-act.ts'
import type { ThreadDeps } from '../thread/thread-deps.ts'
import { askedOf, type RiskFormAsked } from './asked-of.ts'
import { dropRiskFormDraft, readRiskFormDraft, writeRiskFormDraft } from './risk-form-drafts.ts'

type Deps = Pick<ThreadDeps, 'db' | 'vault' | 'lookup'>

/** Answers of a version, as they came. */
type Given = {
  readonly versao: string
  readonly respostas: RiskAnswers
  readonly escritos: RiskWords
  readonly now: Date
  readonly locale: Locale
}

export type AnswersDone = ActDone | { readonly ok: false; readonly issues: readonly FieldError[] }

/** Ends a transaction whose answers are at fault. */
class Faulty extends Error {
  readonly faults: readonly AnswerFault[]
  constructor(faults: readonly AnswerFault[]) {
    super('Answers are at fault')
    this.faults = faults
  }
}

/** Replaces earlier answers by these; if one is wrong, says so and keeps none. */
export const keepRiskAnswers = (deps: Deps, report: ReportRow, given: Given): Promise<AnswersDone> =>
  orFaults(given.locale, async () => {
    try {
      await deps.db.transaction().execute(async (trx) => {
        const { respostas, escritos } = await merged(trx, deps, report, given)
        const draft = { versao: given.versao, respostas, escritos }
        await writeRiskFormDraft(trx, deps.vault, report, { draft, now: given.now })
      })
      return { ok: true }
    } catch (error) {
      if (error instanceof Refused) return { ok: false, why: error.why }
      throw error
    }
  })

/** Hands in everything that was kept, with these answers over it; under its key it is done once. */
export const handIn = (
  deps: Deps,
  report: ReportRow,
  { key, ...given }: Given & { readonly key: string },
): Promise<AnswersDone> =>
  orFaults(given.locale, () =>
    doCitizenAct(deps, {
      report,
      now: given.now,
      once: { key, content: [given.versao, given.respostas, given.escritos] },
      events: async (trx) => {
        const { asked, respostas, escritos } = await merged(trx, deps, report, given)
        const said = openAnswers(asked.rows, respostas)
        const written = openWords(asked.rows, said, escritos)
        if (Object.keys(said).length === 0)
          throw new Faulty([{ campo: 'respostas', issue: { code: 'choiceRequired' } }])
        await dropRiskFormDraft(trx, report.id)
        return eventsOf(trx, deps, report, { asked, said, written, versao: given.versao })
      },
    }),
  )

async function orFaults(locale: Locale, work: () => Promise<ActDone>): Promise<AnswersDone> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Faulty)) throw error
    const issues = error.faults.map(({ campo, issue }) => ({
      campo,
      chave: issue.code,
      mensagem: issueMessage(issue, locale),
    }))
    return { ok: false, issues }
  }
}

/** All answers so far. Anybody who writes about a report waits for the others, and finds it as they left it. */
async function merged(
  trx: Transaction<Database>,
  { vault }: Deps,
  { id }: ReportRow,
  { versao, respostas, escritos }: Given,
): Promise<{ asked: RiskFormAsked; respostas: RiskAnswers; escritos: RiskWords }> {
  const report = await trx
    .selectFrom('reports')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (report.key_destroyed_at !== null) throw new Refused('destroyed')
  if (await isHandedIn(trx, id)) throw new Refused('nothingAsked')
  const asked = askedOf(vault, report, versao)
  if (!asked) throw new Refused('nothingAsked')
  const faults = [...answerFaults(asked.rows, respostas), ...wordsFaults(asked.rows, escritos)]
  if (faults.length > 0) throw new Faulty(faults)
  const earlier = await readRiskFormDraft(trx, vault, report)
  const before = earlier?.versao === versao ? earlier : { respostas: {}, escritos: {} }
  const all = Object.entries({ ...before.respostas, ...respostas }).filter(([, chosen]) => chosen.length > 0)
  const written = mergedWords(before.escritos ?? {}, respostas, escritos)
  return { asked, respostas: Object.fromEntries(all), escritos: written }
}

/** A new answer to a question takes away what was written beside the one before: nobody sees it any more. */
function mergedWords(before: RiskWords, answers: RiskAnswers, words: RiskWords): RiskWords {
  const still = Object.entries(before).filter(([key]) => answers[key.split('/', 1)[0] ?? ''] === undefined)
  const all = Object.entries({ ...Object.fromEntries(still), ...words })
  return Object.fromEntries(
    all.map(([key, written]) => [key, tidyWords(written)]).filter(([, written]) => written !== ''),
  )
}

const isHandedIn = async (trx: Transaction<Database>, report: string): Promise<boolean> =>
  (await trx
    .selectFrom('report_events')
    .select('id')
    .where('report_id', '=', report)
    .where('kind', '=', 'riskFormGiven')
    .executeTakeFirst()) !== undefined

async function eventsOf(
  trx: Transaction<Database>,
  { vault }: Deps,
  report: ReportRow,
  {
    asked,
    said,
    written,
    versao,
  }: { asked: RiskFormAsked; said: RiskAnswers; written: RiskWords; versao: string },
): Promise<readonly NewEvent[]> {
  const keep = (text: string) =>
    keepText(trx, vault, { report: report.id, wrappedKey: report.wrapped_key }, text)
  const by = { kind: 'citizen' } as const
  const given: GivenAnswers = {
    versao,
    lei: asked.law,
    respostas: said,
    doBoletim: asked.law === 'mariaDaPenha' ? knownAnswers(asked.content) : {},
    escritos: written,
  }
  const asksJudge = asksMeasures(asked.questionnaire, said)
  if (asksJudge || urgencyOf(asked.content).asksMeasure) await addJobs(trx, report.id, ['petition'])
  const measureAsked: NewEvent = { kind: 'measureAsked', by, law: asked.law }
  const way = findSafeContactWay(contactWayOf(said[contactQuestion]) ?? 0)
  return [
    { kind: 'riskFormGiven', by, answers: await keep(JSON.stringify(given)) },
    ...(asksJudge ? [measureAsked] : []),
    ...(way ? [{ kind: 'safeContactChanged', by, way: await keep(String(way.id)) } as const] : []),
  ]
}
