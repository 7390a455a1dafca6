import { say, defineTexts, type Locale } from '@delegacia/domain/language/text'
import { FaultWords } from './fault-words.tsx'
import styles from './try-again.module.css'

const texts = defineTexts({
  again: { pt: 'Tentar de novo', en: 'Try again', es: 'Intentar de nuevo', fr: 'Réessayer' },
})

type Props = {
  id?: string
  text: string
  locale: Locale
  /** Without the kind words, for who works here. */
  plain?: boolean
  onRetry: () => void
}

/** Says that something could not be loaded, and offers to try again (ER-02). */
export function TryAgain({ id, text, locale, plain = false, onRetry }: Props) {
  return (
    <div className={styles.box} role="alert">
      <span>{text}</span>
      <button type="button" id={id} className={styles.button} onClick={onRetry}>
        {say(texts.again, locale)}
      </button>
      {!plain && <FaultWords locale={locale} />}
    </div>
  )
}
