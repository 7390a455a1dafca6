import type { StartCard as Card } from '@delegacia/flows/engine/define'
import { t } from '../../../i18n/locale.ts'
import styles from './start-card.module.css'

/** What a start card says: a notice in one paragraph, or kind words with numbers to call (VI-01, VI-02). */
export function StartCard({ text, kind }: Card) {
  return (
    <>
      <p className={kind && styles.first}>{t(text)}</p>
      {kind?.more.map((one) => (
        <p key={t(one)}>{t(one)}</p>
      ))}
      {kind?.calls?.map(({ number, why }) => (
        <a key={number} className={styles.call} href={`tel:${number}`}>
          <b>{number}</b>
          <span>{t(why)}</span>
        </a>
      ))}
    </>
  )
}
