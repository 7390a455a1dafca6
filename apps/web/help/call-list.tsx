import type { EmergencyNumber } from '@delegacia/domain/rules/emergency-number'
import { t } from '../i18n/locale.ts'
import { calls, isUrgent } from './calls.ts'
import css from './call-list.module.css'

/** Numbers that one press calls, and whom each reaches. */
export function CallList({ numbers }: { numbers: readonly EmergencyNumber[] }) {
  return (
    <ul className={css.calls}>
      {numbers.map((number) => (
        <li key={number}>
          <a className={isUrgent(number) ? css.urgent : css.talk} href={`tel:${number}`}>
            <b>{number}</b>
            <span>{t(calls[number])}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
