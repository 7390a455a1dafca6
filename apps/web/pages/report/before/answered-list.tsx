import { defineTexts } from '@delegacia/domain/language/text'
import type { FieldInstance } from '@delegacia/flows/engine/form-instances'
import type { Context } from '@delegacia/flows/engine/model/context'
import { t } from '../../../i18n/locale.ts'
import styles from './answered-list.module.css'

const texts = defineTexts({
  change: { pt: 'mudar', en: 'change', es: 'cambiar', fr: 'modifier' },
  answers: { pt: 'Já respondido', en: 'Already answered', es: 'Ya respondido', fr: 'Déjà répondu' },
})

type Props = {
  answered: readonly FieldInstance[]
  context: Context
  /** Opens a question again. */
  onChange: (question: FieldInstance) => void
}

/** The questions before the open one, closed: what was answered, and a way back to each (VI-10). */
export function AnsweredList({ answered, context, onChange }: Props) {
  if (answered.length === 0) return null
  return (
    <ul className={styles.answered} aria-label={t(texts.answers)}>
      {answered.map((question) => {
        const { field, answer, instance } = question
        const [row] = field.rows(answer, instance.entity, context)
        return (
          <li key={field.name}>
            <span>
              {row?.label}: <b>{row?.value}</b>
            </span>
            <button
              type="button"
              aria-label={`${row?.label}: ${t(texts.change)}`}
              onClick={() => onChange(question)}
            >
              {t(texts.change)}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
