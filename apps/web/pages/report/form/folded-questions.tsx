import { defineTexts } from '@delegacia/domain/language/text'
import type { Context } from '@delegacia/flows/engine/model/context'
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
  change: {
    pt: '{answers}. Mudar',
    en: '{answers}. Change',
    es: '{answers}. Cambiar',
    fr: '{answers}. Modifier',
  },
})

type Props = {
  questions: readonly FieldInstance[]
  context: Context
  /** One of them has an error, which must be seen. */
  message: boolean
  children: ReactNode
}

/** Questions that few people need, under one line that names them, or their preset answers; open where they are answered (LA-11). */
export function FoldedQuestions({ questions, context, message, children }: Props) {
  const isRequired = ({ field, instance }: FieldInstance) => field.required(instance.entity, context)
  const [open, setOpen] = useState(questions.some((one) => one.answer !== undefined && !isRequired(one)))
  return (
    <details
      className={styles.folded}
      open={open || message || needsAnswer(questions.filter(isRequired), context)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{lineOf(questions, questions.some(isRequired), context)}</summary>
      <div className={styles.questions}>{children}</div>
    </details>
  )
}

/** Whether something has to be answered that will not be answered by itself once its list is there. */
function needsAnswer(required: readonly FieldInstance[], context: Context): boolean {
  const open = required.filter(({ answer }) => answer === undefined)
  const isPending = ({ field, instance: { entity } }: FieldInstance) =>
    field.choices !== undefined &&
    (field.choices(entity, context) === undefined || field.preset?.(entity, context) !== undefined)
  return open.length > 0 && !open.some(isPending)
}

function lineOf(questions: readonly FieldInstance[], required: boolean, context: Context): string {
  const names = questions.map(({ field }) => t(field.label))
  if (!required) return t(texts.more, { questions: names.join(', ').toLocaleLowerCase(locale) })
  const answers = questions.flatMap(({ field, instance, answer }) =>
    answer === undefined ? [] : field.rows(answer, instance.entity, context),
  )
  const [last, ...others] = answers.toReversed()
  if (!last) return names.join(', ')
  // 'Quantity: 1 unit', whose unit is asked before.
  const values = [last.value, ...others.map(({ value }) => value.toLocaleLowerCase(locale))].join(' ')
  return t(texts.change, { answers: `${last.label}: ${values}` })
}
