import type { FieldError } from '@delegacia/contract/http/failure'
import { progressOf } from '@delegacia/domain/desk/events/progress-of'
import type { Correction } from '@delegacia/domain/desk/events/progress'
import type { History } from '@delegacia/domain/desk/events/report-event'
import { roleTexts } from '@delegacia/domain/desk/citizen/role-texts'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { issueMessage } from '@delegacia/domain/rules/validation-issue'
import { identifiersOf, type Identifier } from '@delegacia/domain/desk/identifiers/identifiers-of'
import type { Locale } from '@delegacia/domain/language/text'
import { addendumOf, type Addendum } from '@delegacia/flows/corrections/addendum'
import { corrected, type Change, type CorrectionAnswer } from '@delegacia/flows/corrections/correction'
import { findFlowOfReport } from '@delegacia/flows/crimes/flows'
import { keepAnswers, newestAnswers, readAnswers, type KeptAnswer } from '../events/kept-answers.ts'
import { keepIdentifiers } from '../events/report-identifiers.ts'
import { readHistory } from '../events/read-history.ts'
import { decryptBody } from '../registration/encrypt-body.ts'
import { contextOf } from '../registration/report-context.ts'
import { printAndSeal, documentRow } from '../documents/sealed-document.ts'
import {
  documentDigests,
  findDocument,
  storeDocument,
  type DocumentRow,
} from '../../store/documents/documents.ts'
import type { ReportRow } from '../../store/reports.ts'
import { doCitizenAct, Refused, type ActDone } from './do-act.ts'
import { readUnitNames } from './names.ts'
import type { ThreadDeps } from './thread-deps.ts'

type Answers = {
  readonly respostas: readonly CorrectionAnswer[]
  readonly key: string
  readonly now: Date
  readonly locale: Locale
}

export type CorrectionDone = ActDone | { readonly ok: false; readonly issues: readonly FieldError[] }

/** Keeps answers to open questions as a sealed addendum; if a field is wrong, says so and keeps nothing. */
export async function answerCorrection(
  deps: ThreadDeps,
  report: ReportRow,
  { respostas, key, now, locale }: Answers,
): Promise<CorrectionDone> {
  const found = await readHistory(deps.db, report.id)
  const correction = found && progressOf(found.history, now).correction
  const campos = respostas.map(({ campo }) => campo)
  // A repeat finds nothing open: whether it was done under this key is asked in the transaction.
  const isOpen = campos.every((campo) => correction?.open.some((one) => one.campo === campo))
  const made =
    isOpen && correction
      ? await makeAddendum(deps, report, { ...found, correction }, { respostas, now, locale })
      : undefined
  if (made && 'issues' in made) return { ok: false, issues: made.issues }
  return doCitizenAct(deps, {
    report,
    now,
    once: { key, content: respostas },
    events: async (trx) => {
      if (!made) throw new Refused('nothingAsked')
      if (!(await storeDocument(trx, made.row))) throw new Refused('wrongState')
      await keepIdentifiers(trx, deps.lookup, report.id, made.identifiers)
      const addendumSha256 = made.row.sha256.toString('hex')
      const answers = await keepAnswers(trx, deps.vault, keyOf(report), made.answers)
      return [{ kind: 'correctionAnswered', by: { kind: 'citizen' }, campos, addendumSha256, answers }]
    },
  })
}

const keyOf = ({ id, wrapped_key: wrappedKey }: ReportRow) => ({ report: id, wrappedKey })

/** An addendum, its answers as data, and by what the report can be found now. */
type Made = { row: DocumentRow; answers: readonly KeptAnswer[]; identifiers: readonly Identifier[] }

async function makeAddendum(
  deps: ThreadDeps,
  report: ReportRow,
  { history, correction }: { history: History; correction: Correction },
  { respostas, now, locale }: Omit<Answers, 'key'>,
): Promise<Made | { issues: FieldError[] } | undefined> {
  const content = decryptBody(deps.vault, report).report
  const flow = await findFlowOfReport(content)
  if (!flow) return undefined
  const conditions = {
    now,
    narrativeMaximum: deps.narrativeMaximum,
    findAddress: deps.addresses.read,
  }
  // A paper of the station is in Portuguese, whatever language the person answers in.
  const context = contextOf(flow, content, conditions, 'pt-br')
  const earlier = newestAnswers(await readAnswers(deps.db, deps.vault, keyOf(report), history))
  const done = corrected(flow, context, respostas, earlier)
  if (done.issues)
    return {
      issues: done.issues.map(({ campo, issue }) => ({
        campo,
        chave: issue.code,
        mensagem: issueMessage(issue, locale),
      })),
    }
  const addendum = await addendumFor(deps, report, correction, { changes: done.changes, now })
  if (!addendum) return undefined
  const identifiers = identifiersOf(done.report, flow.discreet === true)
  return { row: await sealedRow(deps, report, addendum), answers: kept(respostas, done.changes), identifiers }
}

/** Each answer has one change. */
const kept = (respostas: readonly CorrectionAnswer[], changes: readonly Change[]): KeptAnswer[] =>
  changes.flatMap((change) => {
    const given = respostas.find(({ campo }) => campo === change.campo)
    return given ? [{ ...given, ...change }] : []
  })

async function addendumFor(
  { db, ensureDocument }: ThreadDeps,
  report: ReportRow,
  { askedAt, by }: Correction,
  { changes, now }: { changes: readonly Change[]; now: Date },
): Promise<Addendum | undefined> {
  await ensureDocument('report', report.id)
  const paper = await findDocument(db, { report: report.id, kind: 'report' })
  const unitName = await readUnitNames(db)
  return (
    paper &&
    addendumOf({
      paper: { number: report.bop, sha256: paper.sha256.toString('hex') },
      place: (await documentDigests(db, { report: report.id, kind: 'addendum' })).size + 1,
      asked: { at: askedAt, role: by.role, unit: unitName(by.unit) },
      answeredAt: now,
      changes,
    })
  )
}

async function sealedRow(
  { printer, sealer, vault, testSeal }: ThreadDeps,
  report: ReportRow,
  { paper, place, asked, answeredAt, changes }: Addendum,
): Promise<DocumentRow> {
  const document = {
    number: formatBulletinNumber(paper.number),
    paperSha256: paper.sha256,
    place,
    asked: { ...asked, role: roleTexts[asked.role].pt },
    answeredAt,
    changes,
    test: testSeal,
  }
  // Anybody who answers waits for it: without trusted time it is sealed with the station's own.
  const made = await printAndSeal({ printer, sealer, now: () => answeredAt }, document, asked.at)
  return documentRow(vault, { report, kind: 'addendum', number: place }, { ...made, issuedAt: answeredAt })
}
