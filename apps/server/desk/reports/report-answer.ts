import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { withoutCourt } from '@delegacia/domain/risk-form/court-seat-near'
import { whatDepends } from '@delegacia/domain/desk/representation/what-depends'
import { stateNow } from '@delegacia/domain/language/dates'
import type { DeskReport } from '@delegacia/contract/desk/report'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { isAllowed } from '@delegacia/domain/desk/permissions'
import { unitsOfDuties } from '@delegacia/domain/desk/roles'
import { hasRiskForm } from '@delegacia/domain/risk-form/measure-law'
import type { Transaction } from 'kysely'
import { readAnswers } from '../../reports/events/kept-answers.ts'
import { reportDeviceOf } from '../../reports/registration/report-device-of.ts'
import type { ReadHistory } from '../../reports/events/read-history.ts'
import { sharedIdentifiers } from '../../reports/events/report-identifiers.ts'
import { safeContacts } from '../../reports/events/safe-contacts.ts'
import { readTexts } from '../../reports/events/report-texts.ts'
import { decryptBody } from '../../reports/registration/encrypt-body.ts'
import { findDocument } from '../../store/documents/documents.ts'
import type { Database } from '../../store/tables/tables.ts'
import { readDrafts } from '../drafts/drafts.ts'
import type { Officer } from '../officers/officers.ts'
import { getReportKey, type ReportHead } from '../work/find-report.ts'
import { readNames } from '../work/names.ts'
import { progressAnswer } from '../work/progress-answer.ts'
import { standingOf } from '../work/standing.ts'
import type { WorkDeps } from '../work/work-deps.ts'
import { contentAnswer } from './content-answer.ts'
import { recentOpenings } from './opening-limit.ts'
import { removalNotices } from './removal-notices.ts'
import { petitionAnswer } from './petition-answer.ts'
import { peopleNamed, textsNamed, timeline, unitsNamed } from './timeline.ts'

/** A whole report as its officer reads it, with everything that came since it was registered. */
export async function reportAnswer(
  trx: Transaction<Database>,
  head: ReportHead,
  { found, officer, deps }: { found: ReadHistory; officer: Officer; deps: WorkDeps },
): Promise<DeskReport> {
  const { vault, now, openingsPerHour, takeBackSeconds, courtSeats } = deps
  const key = await getReportKey(trx, head)
  const row = await trx
    .selectFrom('reports')
    .select('body')
    .where('id', '=', head.id)
    .executeTakeFirstOrThrow()
  const body = decryptBody(vault, { id: head.id, wrapped_key: key.wrappedKey, body: row.body })
  const { history } = found
  const answered = await readAnswers(trx, vault, key, history)
  const content = await contentAnswer(body, answered, now())
  const shared = await sharedIdentifiers(trx, head.id)
  const units = [...unitsNamed(history), ...shared.map(({ unit }) => unit)]
  const names = await readNames(trx, peopleNamed(history), units)
  const texts = await readTexts(trx, vault, key, textsNamed(history))
  const labels = new Map(content.campos.map(({ campo, rotulo }) => [campo, rotulo]))
  const answers = new Map(answered.map(({ event, answers: given }) => [event.id, given]))
  const paper = await findDocument(trx, { report: head.id, kind: 'report' })
  const standing = standingOf(found, now())
  const { reported, registeredAt } = standing.progress
  const { sentences: depends } = whatDepends(
    { report: body.report, nature: reported.nature, reportedOn: stateNow(registeredAt).slice(0, 10) },
    'pt-br',
  )
  return {
    andamento: await progressAnswer(trx, head, {
      standing,
      viewer: officer,
      now: now(),
      takeBackSeconds,
    }),
    ...content,
    ...(paper && { papelSha256: paper.sha256.toString('hex') }),
    ...(await petitionAnswer(trx, head.id, {
      history,
      answered,
      content: body.report,
      progress: standing.progress,
      sections: body.sections,
    })),
    ...(depends.length > 0 && { dependeDaVitima: [...depends] }),
    aparelho: reportDeviceOf(body),
    ...courtAnswer(body.report, courtSeats, registeredAt),
    ...(await removalNotices(trx, head.id, history, texts)),
    ...(hasRiskForm(body.report) &&
      isAllowed(officer.duties, 'read-interview', { unit: head.unit_id }) && { entrevista: true }),
    historico: timeline(history, { names, texts, labels, answers, units: unitsOfDuties(officer.duties) }),
    contatosSeguros: safeContacts(history, texts).map(({ at, way }) => ({
      quando: at.toISOString(),
      modo: way,
    })),
    identificadores: shared.map(({ kind, unit, bop }) => ({
      tipo: kind,
      unidade: names.unit(unit),
      ...(bop !== null && { numero: formatBulletinNumber(bop) }),
    })),
    rascunhos: await readDrafts(trx, vault, key, officer.id),
    aberturasNestaHora: { ...(await recentOpenings(trx, officer.id, now())), limite: openingsPerHour },
  }
}

/** Where there is no court, or nobody knows, what the law lets the police do in its place. */
function courtAnswer(
  report: Occurrence,
  confirmed: WorkDeps['courtSeats'],
  registeredAt: Date,
): Pick<DeskReport, 'semJuiz'> {
  const rule = withoutCourt(report, confirmed, registeredAt)
  return rule ? { semJuiz: { certo: rule.isCertain, lei: rule.law } } : {}
}
