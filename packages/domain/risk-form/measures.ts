import type { Text } from '../language/text.ts'
import type { MeasureLaw } from '../law/measure-laws.ts'

/** As officers cite it. */
export const lawNames: Readonly<Record<MeasureLaw, string>> = {
  mariaDaPenha: 'Lei 11.340/2006',
  henryBorel: 'Lei 14.344/2022',
  vulnerable: 'CPP, arts. 350-A e 350-B',
}

/** One measure that a judge can order; a law without an article for it does not offer it. */
export type Measure = {
  readonly id: string
  readonly text: Text
  /** What it means for whoever asks. */
  readonly means: Text
  readonly articles: Readonly<Partial<Record<MeasureLaw, string>>>
}

/**
 * What can be asked for, as the law was read on a day. The measures of a published catalogue and their ids are never changed; the
 * article of each is the one in force, as a request is made today.
 */
export type MeasureCatalogue = {
  readonly version: string
  readonly source: string
  readonly readOn: string
  /** As of a `RiskForm`. */
  readonly comparedBy: string | null
  readonly situations: readonly {
    readonly id: string
    readonly text: Text
    readonly measures: readonly Measure[]
  }[]
}

/** The question of a situation, of which each measure is an answer. */
export const situationQuestion = (situation: string): string => `medidas-${situation}`
