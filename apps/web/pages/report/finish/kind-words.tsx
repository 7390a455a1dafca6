import { t } from '../../../i18n/locale.ts'
import { blameOf } from '../frame/kind-words.ts'
import { words } from './finish-words.ts'

/** Thanks and comfort. */
export function KindWords({ offender }: { offender: boolean }) {
  return <p>{[t(words.thank), t(words.acknowledge), blameOf(offender), t(words.normalise)].join(' ')}</p>
}
