import { defineTexts } from '@delegacia/domain/language/text'
import type { StartCard as Card } from '@delegacia/flows/engine/define'
import { t } from '../../../i18n/locale.ts'
import styles from './start-card.module.css'
import { TermsLink } from './terms-link.tsx'

const texts = defineTexts({
  whole: { pt: 'Ler tudo', en: 'Read it all', es: 'Leer todo', fr: 'Tout lire' },
})

/** What a start card says: a notice in one paragraph, or kind words, numbers to call and how to leave (VI-01, VI-02). */
export function StartCard({ text, kind, terms }: Card) {
  if (!kind)
    return (
      <>
        <p>{t(text)}</p>
        {terms && <TermsLink />}
      </>
    )
  return (
    <>
      <p className={styles.first}>{t(text)}</p>
      <p>{t(kind.leave)}</p>
      {kind.calls.map(({ number, why }) => (
        <a key={number} className={styles.call} href={`tel:${number}`}>
          <b>{number}</b>
          <span>{t(why)}</span>
        </a>
      ))}
      <details className={styles.whole}>
        <summary>{t(texts.whole)}</summary>
        {kind.more.map((one) => (
          <p key={t(one)}>{t(one)}</p>
        ))}
        <h3>{t(kind.besides.title)}</h3>
        <ul className="points stack-s">
          {kind.besides.points.map((one) => (
            <li key={t(one)}>{t(one)}</li>
          ))}
        </ul>
      </details>
    </>
  )
}
