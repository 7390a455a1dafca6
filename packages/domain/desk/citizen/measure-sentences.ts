import { showInstant } from '../../language/dates.ts'
import { say, type Locale } from '../../language/text.ts'
import { dueAtJudge, hoursFor } from '../../law/measure-hours.ts'
import type { MeasureLaw } from '../../law/measure-laws.ts'
import { measureTexts } from './measure-texts.ts'

/** A request for measures that was made, and when it went to the judge. */
export type AskedMeasure = { readonly askedAt: Date; readonly sentAt?: Date; readonly law: MeasureLaw }

/**
 * What becomes of a request for measures. The hours are the law's and no promise of ours: they are said wherever the report
 * stands, and only where the law sets any.
 */
export function measureSentences({ askedAt, sentAt, law }: AskedMeasure, locale: Locale): readonly string[] {
  const due = dueAtJudge(law, askedAt)
  const hours = hoursFor(law, 'judge', askedAt)
  return [
    sentAt
      ? say(measureTexts.sent, locale, { instant: showInstant(sentAt, locale) })
      : due
        ? say(measureTexts.asked, locale, { instant: showInstant(due, locale) })
        : say(measureTexts.askedAtOnce, locale),
    ...(hours === undefined ? [] : [say(measureTexts.judgeIn, locale, { hours })]),
    say(measureTexts.notYet, locale),
  ]
}
