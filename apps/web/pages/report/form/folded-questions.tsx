import { defineTexts } from '@delegacia/domain/language/text'
import type { FieldInstance } from '@delegacia/flows/engine/form-instances'
import { useState, type ReactNode } from 'react'
import { locale, t } from '../../../i18n/locale.ts'
import styles from './question-group.module.css'

const texts = defineTexts({
  more: {
    pt: 'Se quiser: {questions}',
    en: 'If you like: {questions}',
    es: 'Si quiere: {questions}',
    fr: 'Si vous voulez : {questions}',
  },
})

type Props = {
  questions: readonly FieldInstance[]
  /** One of them has an error, which must be seen. */
  message: boolean
  children: ReactNode
}

/** Questions that few people need, under one line that names them; open where they are answered (LA-11). */
export function FoldedQuestions({ questions, message, children }: Props) {
  const [open, setOpen] = useState(questions.some(({ answer }) => answer !== undefined))
  const names = questions.map(({ field }) => t(field.label).toLocaleLowerCase(locale)).join(', ')
  return (
    <details
      className={styles.folded}
      open={open || message}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t(texts.more, { questions: names })}</summary>
      <div className={styles.questions}>{children}</div>
    </details>
  )
}
