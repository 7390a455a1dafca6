import { say, defineTexts } from '@delegacia/domain/language/text'
import type { ReactNode } from 'react'
import { useAfterPress } from './after-press.ts'
import styles from './field-frame.module.css'
import type { InputProps } from './input-props.ts'
import { WayOn } from './way-on.tsx'

const texts = defineTexts({
  optional: { pt: '(opcional)', en: '(optional)', es: '(opcional)', fr: '(facultatif)' },
  error: { pt: 'Erro:', en: 'Error:', es: 'Error:', fr: 'Erreur :' },
})

/** What ties a control to its label, hint and message; spread it on the element that takes the answer. */
export type Ties = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': boolean
}

export function tiesOf({ field, entity, context, id, message }: InputProps): Ties {
  const describedBy = [field.hint && `${id}-dica`, message && `${id}-erro`].filter(Boolean).join(' ')
  return {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': message ? true : undefined,
    'aria-required': field.required(entity, context),
  }
}

type Frame = InputProps & {
  /** A question with several controls is a fieldset; one control has a label. */
  as?: 'single' | 'set'
  /** Says beside the label that it may be left blank; where each part says so itself, the whole does not. */
  optional?: boolean
  children: ReactNode
}

/** Label, hint and error message around a control; an error is shown by a bar, a word and a border, never by colour alone. */
export function FieldFrame({ as = 'single', optional, children, ...given }: Frame) {
  const input = { ...given, message: useAfterPress(given.message) }
  const { field, entity, context, id, message } = input
  const sayOptional = optional ?? !field.required(entity, context)
  const label = (
    <>
      {say(field.label, context.locale)}
      {sayOptional && <span className={styles.optional}> {say(texts.optional, context.locale)}</span>}
    </>
  )
  const body = (
    <>
      {field.hint && (
        <p id={`${id}-dica`} className={styles.hint}>
          {say(field.hint, context.locale)}
        </p>
      )}
      {message && (
        <p id={`${id}-erro`} className={styles.message}>
          <span className={styles.hidden}>{say(texts.error, context.locale)} </span>
          {message}
        </p>
      )}
      {children}
      <WayOn {...input} />
    </>
  )
  const className = message ? `${styles.frame} ${styles.bad}` : styles.frame
  if (as === 'set') {
    return (
      <fieldset className={className} aria-describedby={tiesOf(input)['aria-describedby']}>
        <legend className={styles.label} id={`${id}-rotulo`}>
          {label}
        </legend>
        {body}
      </fieldset>
    )
  }
  return (
    <div className={className}>
      <label className={styles.label} htmlFor={id} id={`${id}-rotulo`}>
        {label}
      </label>
      {body}
    </div>
  )
}
