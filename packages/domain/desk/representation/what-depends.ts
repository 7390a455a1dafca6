import type { Locale } from '../../language/text.ts'
import type { Occurrence } from '../../report/occurrence.ts'
import { naturesToAsk, representationsOf } from './representation.ts'
import { representationSentences } from './representation-texts.ts'

type Told = {
  readonly report: Occurrence
  /** The main nature, which officers may have changed. */
  readonly nature: number | undefined
  /** `YYYY-MM-DD`. */
  readonly reportedOn: string
}

/** What the victim has to do for the case of a report to go on, as sentences, and the first last day (`YYYY-MM-DD`) of it. */
export function whatDepends(
  { report, nature, reportedOn }: Told,
  locale: Locale,
): { readonly sentences: readonly string[]; readonly lastDay?: string } {
  const natures = naturesToAsk(nature, report)
  const found = representationsOf(natures, report, reportedOn)
  const [lastDay] = found.flatMap((one) => one.lastDay ?? []).toSorted()
  return {
    sentences: found.flatMap((one) => representationSentences(one, locale, natures.length > 1)),
    ...(lastDay !== undefined && { lastDay }),
  }
}
