import { removalTellings, type RemovalTelling } from '@delegacia/domain/desk/events/removal-orders'
import { courtFor } from '@delegacia/domain/law/court-seat'
import { removalToldBy } from '@delegacia/domain/law/removal-hours'
import { findMunicipality } from '@delegacia/domain/lists/municipalities'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import type { RemovalNoticeDocument } from '../../documents/removal-notice-document.ts'
import { readAnswers } from '../events/kept-answers.ts'
import { readHistory } from '../events/read-history.ts'
import { readTexts } from '../events/report-texts.ts'
import { sectionsNow } from '../events/sections-now.ts'
import { findDocument } from '../../store/documents/documents.ts'
import { findUnits } from '../../store/units/police-units.ts'
import type { ReportRow } from '../../store/reports.ts'
import { asAnsweredNow } from './answered-now.ts'
import { decryptBody } from '../registration/encrypt-body.ts'
import type { MakeDocument, MakerDeps } from './make-document.ts'
import { removalPeople } from './removal-people.ts'
import { printAndSeal } from './sealed-document.ts'

/** What tells a judge of a removal; the desk asks for it, whose roles cannot write a document. */
export const makeRemovalNotice: MakeDocument = async (deps, report, number) => {
  const { db, vault } = deps
  const found = await readHistory(db, report.id)
  const tellings = found ? removalTellings(found.history) : []
  const newest = tellings.at(-1)
  // What was corrected before anybody had it is not made any more.
  if (!found || !newest || tellings.length !== number) return undefined
  const answered = await readAnswers(db, vault, keyOf(report), found.history)
  const document = await contentOf(deps, report, { number, newest, answered })
  const made = document && (await printAndSeal(deps, document, newest.at))
  return made && { ...made, issuedAt: made.sealed_at }
}

const keyOf = ({ id, wrapped_key }: ReportRow) => ({ report: id, wrappedKey: wrapped_key })

type Told = { number: number; newest: RemovalTelling; answered: Awaited<ReturnType<typeof readAnswers>> }

async function contentOf(
  { db, vault, sealer, ensureDocument, courtSeats }: MakerDeps,
  report: ReportRow,
  { number, newest, answered }: Told,
): Promise<RemovalNoticeDocument | undefined> {
  await ensureDocument('report', report.id)
  const paper = await findDocument(db, { report: report.id, kind: 'report' })
  if (!paper) return undefined
  const { by, orderedAt, law, orderer, name, at } = newest
  const why = newest.kind === 'removalCorrected' ? newest.why : undefined
  const texts = await readTexts(db, vault, keyOf(report), [name, ...(why === undefined ? [] : [why])])
  const officer = await db
    .selectFrom('officers')
    .select('name')
    .where('id', '=', by.officer)
    .executeTakeFirstOrThrow()
  const [unit] = await findUnits(db, [by.unit])
  const body = decryptBody(vault, report)
  const sections = asAnsweredNow(sectionsNow(body.sections, answered))
  return {
    number: formatBulletinNumber(report.bop),
    occurrence: body.occurrence,
    registeredAt: report.registered_at,
    paperSha256: paper.sha256.toString('hex'),
    municipality: townOf(body.report) ?? 'o município dos fatos',
    ...courtOf(body.report, courtSeats),
    removal: {
      number,
      law,
      orderedAt,
      orderer,
      name: texts.get(name) ?? '',
      toJudgeBy: removalToldBy(orderedAt),
      told: { at, by: officer.name, unit: unit?.name ?? '' },
      ...(why !== undefined && { why: texts.get(why) ?? '' }),
    },
    ...removalPeople(sections, body.report),
    test: sealer.test,
  }
}

const townOf = ({ municipality }: Occurrence) => findMunicipality(municipality?.ID_LOCALIDADE ?? 0)?.name

function courtOf(
  { municipality }: Occurrence,
  courtSeats: MakerDeps['courtSeats'],
): Pick<RemovalNoticeDocument, 'court'> {
  const court = findMunicipality(courtFor(municipality?.ID_LOCALIDADE, courtSeats) ?? 0)?.name
  return court === undefined ? {} : { court }
}
