import { measureLaws, type MeasureLaw } from '../law/measure-laws.ts'
import { findOfficial, type OfficialQuestionnaire } from './official-words.ts'
import type { RiskAnswers, RiskWords } from './risk-form.ts'
import { saidYes, type SaidLine } from './said-yes.ts'

/** What was handed in, as it is kept: with the version that was asked, and apart from it what the report told already. */
export type GivenAnswers = {
  readonly versao: string
  readonly lei: MeasureLaw
  readonly respostas: RiskAnswers
  readonly doBoletim: RiskAnswers
  /** Missing where nothing could be written yet. */
  readonly escritos?: RiskWords
}

/** Kept answers with the version that was asked. */
export type ReadAnswers = OfficialQuestionnaire & {
  readonly law: MeasureLaw
  /** With what the report told already. */
  readonly answers: RiskAnswers
  /** The questions that were answered when it was handed in. */
  readonly answered: readonly string[]
  readonly words: RiskWords
}

/** Reads kept answers by their own version; undefined where they are gone, or of a version that nobody knows. */
export function readGiven(kept: string | undefined, find = findOfficial): ReadAnswers | undefined {
  const given = kept === undefined ? undefined : (JSON.parse(kept) as GivenAnswers)
  const asked = given && find(given.versao)
  if (!given || !asked || !measureLaws.includes(given.lei)) return undefined
  const { lei: law, doBoletim, respostas, escritos: words = {} } = given
  const answered = Object.keys(respostas)
  return { ...asked, law, answers: { ...doBoletim, ...respostas }, answered, words }
}

/** What officers read of kept answers; nothing where they are gone, or of a version that nobody knows. */
export function saidOf(kept: string | undefined): readonly SaidLine[] {
  const read = readGiven(kept)
  return read ? saidYes(read) : []
}
