import { t } from '../../../i18n/locale.ts'
import { blameOf } from '../frame/kind-words.ts'
import { finishWords } from './finish-words.ts'

/** Thanks and comfort. */
export function KindWords({ offender }: { offender: boolean }) {
  return (
    <p>
      {[t(finishWords.thank), t(finishWords.acknowledge), blameOf(offender), t(finishWords.normalise)].join(
        ' ',
      )}
    </p>
  )
}
