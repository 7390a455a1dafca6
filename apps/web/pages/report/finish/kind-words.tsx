import { t } from '../../../i18n/locale.ts'
import { words } from './finish-words.ts'

/** Thanks and comfort; where nobody did it, nobody is accused. */
export function KindWords({ offender }: { offender: boolean }) {
  const blame = offender ? words.blame : words.nobody
  return <p>{[words.thank, words.acknowledge, blame, words.normalise].map((one) => t(one)).join(' ')}</p>
}
