import { progressOf } from '@delegacia/domain/desk/events/progress-of'
import { dueAtJudge } from '@delegacia/domain/law/measure-hours'
import { partyRoles } from '@delegacia/domain/report/involved-party'
import { readGiven } from '@delegacia/domain/risk-form/given-answers'
import { petitionOf } from '@delegacia/domain/risk-form/petition'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import type { NarrativeParagraph } from '@delegacia/flows/engine/summary-types'
import type { PetitionDocument } from '../../documents/petition-document.ts'
import { readAnswers } from '../events/kept-answers.ts'
import { readHistory } from '../events/read-history.ts'
import { readTexts } from '../events/report-texts.ts'
import { sectionsNow } from '../events/sections-now.ts'
import { findDocument } from '../../store/documents/documents.ts'
import type { ReportRow } from '../../store/reports.ts'
import { decryptBody } from '../registration/encrypt-body.ts'
import type { MakeDocument, MakerDeps } from './make-document.ts'
import { asAnsweredNow } from './answered-now.ts'
import { petitionSections } from './petition-sections.ts'
import { printAndSeal } from './sealed-document.ts'
import { virtualStation } from '../registration/unit.ts'

/** The request to a judge; nothing if nothing was handed in that asks for measures. */
export const makePetition: MakeDocument = async (deps, report) => {
  // Before the answers are read: what is corrected while it is printed counts as corrected after it.
  const issuedAt = deps.now()
  const document = await contentOf(deps, report)
  return document && { ...(await printAndSeal(deps, document, document.handedInAt)), issuedAt }
}

async function contentOf(
  { db, vault, sealer, ensureDocument, now }: MakerDeps,
  report: ReportRow,
): Promise<PetitionDocument | undefined> {
  const found = await readHistory(db, report.id)
  const given = found?.history.find((event) => event.kind === 'riskFormGiven')
  if (!found || !given) return undefined
  const { measure } = progressOf(found.history, now())
  const key = { report: report.id, wrappedKey: report.wrapped_key }
  const read = readGiven((await readTexts(db, vault, key, [given.answers])).get(given.answers))
  if (!measure || !read) return undefined
  await ensureDocument('report', report.id)
  const paper = await findDocument(db, { report: report.id, kind: 'report' })
  if (!paper) return undefined
  const body = decryptBody(vault, report)
  const toJudgeBy = dueAtJudge(read.law, measure.askedAt)
  const sections = asAnsweredNow(sectionsNow(body.sections, await readAnswers(db, vault, key, found.history)))
  return {
    number: formatBulletinNumber(report.bop),
    occurrence: body.occurrence,
    registeredAt: report.registered_at,
    paperSha256: paper.sha256.toString('hex'),
    unit: body.unit ?? virtualStation,
    handedInAt: given.at,
    ...(toJudgeBy && { toJudgeBy }),
    petition: petitionOf(read),
    people: petitionSections(sections, 'people', body.report),
    tellsWho: body.report.envolvido.some(({ atuacao }) => atuacao === partyRoles.suspect),
    fact: petitionSections(sections, 'fact', body.report),
    account: body.narrative.filter(isAccount),
    test: sealer.test,
  }
}

const isAccount = ({ part }: NarrativeParagraph): boolean =>
  part === 'account' || part === 'translation-mark' || part === 'translation'
