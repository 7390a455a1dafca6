import { t } from '../../../../i18n/locale.ts'
import { Card } from '../../../../ui/card.tsx'
import { calls, isUrgent } from './calls.ts'
import type { Care } from './care.ts'
import css from './care-card.module.css'

/** Words of care with the numbers to call, before anything that is to be filled in. */
export function CareCard({ care: { title, words, calls: numbers } }: { care: Care }) {
  const [first, ...more] = words.map((text, place) => <p key={place}>{t(text)}</p>)
  return (
    <Card level={3} tone={numbers.length > 0 ? 'danger' : 'warning'} title={t(title)}>
      {first}
      {numbers.length > 0 && (
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
      )}
      {more}
    </Card>
  )
}
