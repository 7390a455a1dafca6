import { dayAfter, showDay, showInstant } from '../../language/dates.ts'
import { say, type Locale } from '../../language/text.ts'
import { followUpDays } from '../../rules/follow-up.ts'
import { dueAtJudge, hoursFor } from '../../law/measure-hours.ts'
import { lastDayToAnswer } from '../events/correction-days.ts'
import type { Progress } from '../events/progress.ts'
import { nextTexts } from './next-texts.ts'
import { stateTexts } from './state-texts.ts'

/** What the operator has promised or named; nothing is promised that is not here. */
export type Promises = {
  readonly readWithinDays?: number | undefined
  /** The office to which the law gives the appeal (CPP, art. 5 § 2), with its address. */
  readonly chiefOfPolice?: string | undefined
}

/** What happens next and by when, one sentence after another. */
export function whatNext(progress: Progress, promises: Promises, locale: Locale): string[] {
  const { state, correction, notHere } = progress
  const next = say(stateTexts[state].next, locale)
  const open = correction !== undefined && correction.open.length > 0
  const rest = {
    registrado: () => [readBy(progress, promises, locale)],
    em_analise: () => [],
    pede_correcao: () =>
      correction ? [say(nextTexts.answerBy, locale, { day: lastDay(correction.askedAt, locale) })] : [],
    encaminhado: () => (open ? [say(nextTexts.notAnswered, locale)] : []),
    em_apuracao: () => [],
    arquivado_na_unidade: () => [say(nextTexts.archivedByProsecutor, locale)],
    nao_cabe_aqui: () => officeOf(promises, locale),
  }[state]()
  if (notHere?.appealedAt && notHere.appealGranted === undefined) return [say(nextTexts.appealed, locale)]
  if (state === 'nao_cabe_aqui' && notHere?.appealGranted === false)
    return [say(nextTexts.appealRefused, locale)]
  return [next, ...rest, ...measureSentences(progress, locale)]
}

const officeOf = ({ chiefOfPolice: office }: Promises, locale: Locale): string[] =>
  office === undefined ? [] : [say(nextTexts.appealOffice, locale, { office })]

const lastDay = (askedAt: Date, locale: Locale) => showDay(lastDayToAnswer(askedAt), locale)

/** The day that the operator promised; where none did, the day from which a person should ask. */
function readBy({ registeredAt }: Progress, { readWithinDays }: Promises, locale: Locale): string {
  const text = readWithinDays === undefined ? nextTexts.askAfter : nextTexts.readBy
  return say(text, locale, { day: showDay(dayAfter(registeredAt, readWithinDays ?? followUpDays), locale) })
}

/** The hours are the law's and no promise of ours: they are said wherever the report stands, and only where the law sets any. */
function measureSentences({ measure }: Progress, locale: Locale): string[] {
  if (!measure) return []
  const { askedAt, sentAt, law } = measure
  const due = dueAtJudge(law, askedAt)
  const hours = hoursFor(law, 'judge', askedAt)
  return [
    sentAt
      ? say(nextTexts.measureSent, locale, { instant: showInstant(sentAt, locale) })
      : due
        ? say(nextTexts.measureAsked, locale, { instant: showInstant(due, locale) })
        : say(nextTexts.measureAskedAtOnce, locale),
    ...(hours === undefined ? [] : [say(nextTexts.judgeIn, locale, { hours })]),
    say(nextTexts.measureNotYet, locale),
  ]
}
