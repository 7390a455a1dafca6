import { defineTexts, say, type Locale, type Text } from '@delegacia/domain/language/text'
import styles from './account-sentences.module.css'

const texts = defineTexts({
  begin: {
    pt: 'Se for difícil começar, toque no que aconteceu:',
    en: 'If it is hard to begin, tap what happened:',
    es: 'Si le cuesta empezar, toque lo que pasó:',
    fr: 'S’il est difficile de commencer, touchez ce qui s’est passé :',
  },
})

type Props = {
  sentences: readonly Text[]
  account: string
  locale: Locale
  onChange: (account: string) => void
}

/** Sentences that a press writes at the end of the account and another takes out again, while nobody has changed them (VI-18). */
export function AccountSentences({ sentences, account, locale, onChange }: Props) {
  if (sentences.length === 0) return null
  return (
    <div role="group" aria-label={say(texts.begin, locale)} className={styles.sentences}>
      <p>{say(texts.begin, locale)}</p>
      {sentences.map((one) => {
        const sentence = say(one, locale)
        const isIn = account.includes(sentence)
        return (
          <button
            key={sentence}
            type="button"
            aria-pressed={isIn}
            onClick={() => onChange(isIn ? without(account, sentence) : withSentence(account, sentence))}
          >
            {sentence}
          </button>
        )
      })}
    </div>
  )
}

const withSentence = (account: string, sentence: string) =>
  account.trim() === '' ? sentence : `${account.trimEnd()} ${sentence}`

/** What stood before and after it, joined by one space. */
const without = (account: string, sentence: string) =>
  account
    .split(sentence)
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ')
