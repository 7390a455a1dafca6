import { dayAfter, showDay } from '../../language/dates.ts'
import { say, type Locale } from '../../language/text.ts'
import { followUpDays } from '../../rules/follow-up.ts'
import { lastDayToAnswer } from '../events/correction-days.ts'
import type { Progress } from '../events/progress.ts'
import { measureSentences } from './measure-sentences.ts'
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
  return [next, ...rest, ...(progress.measure ? measureSentences(progress.measure, locale) : [])]
}

const officeOf = ({ chiefOfPolice: office }: Promises, locale: Locale): string[] =>
  office === undefined ? [] : [say(nextTexts.appealOffice, locale, { office })]

const lastDay = (askedAt: Date, locale: Locale) => showDay(lastDayToAnswer(askedAt), locale)

/** The day that the operator promised; where none did, the day from which a person should ask. */
function readBy({ registeredAt }: Progress, { readWithinDays }: Promises, locale: Locale): string {
  const text = readWithinDays === undefined ? nextTexts.askAfter : nextTexts.readBy
  return say(text, locale, { day: showDay(dayAfter(registeredAt, readWithinDays ?? followUpDays), locale) })
}
