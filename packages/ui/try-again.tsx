import { say, defineTexts, type Locale } from '@delegacia/domain/language/text'
import styles from './try-again.module.css'

const texts = defineTexts({
  again: { pt: 'Tentar de novo', en: 'Try again', es: 'Intentar de nuevo', fr: 'Réessayer' },
})

type Props = { id?: string; text: string; locale: Locale; onRetry: () => void }

/** Says that something could not be loaded, and offers to try again (ER-02). */
export function TryAgain({ id, text, locale, onRetry }: Props) {
  return (
    <div className={styles.box} role="alert">
      <span>{text}</span>
      <button type="button" id={id} className={styles.button} onClick={onRetry}>
        {say(texts.again, locale)}
      </button>
    </div>
  )
}
