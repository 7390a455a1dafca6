import { say, texts, type Locale } from '@delegacia/domain/language/text'
import { lengthOf } from '@delegacia/domain/rules/text-length'
import type { NarrativeField } from '@delegacia/flows/engine/fields/narrative'
import { isEmpty } from '@delegacia/flows/engine/entity'
import { useEffect, useRef, useState } from 'react'
import boxStyles from './box.module.css'
import { FieldFrame, tiesOf } from './field-frame.tsx'
import type { InputProps } from './input-props.ts'
import styles from './narrative-input.module.css'
import { capitalise, useTypedText } from './typed-text.ts'

const t = texts({
  understood: {
    pt: 'Entendi, quero contar',
    en: 'I understand, let me tell',
    es: 'Entendido, quiero contar',
    fr: 'J’ai compris, je raconte',
  },
  left: {
    pt: 'Ainda cabem {count} caracteres.',
    en: 'You have {count} characters left.',
    es: 'Le quedan {count} caracteres.',
    fr: 'Il vous reste {count} caractères.',
  },
  over: {
    pt: 'O texto passou do limite. Retire {count} caracteres.',
    en: 'The text is over the limit. Remove {count} characters.',
    es: 'El texto supera el límite. Quite {count} caracteres.',
    fr: 'Le texte dépasse la limite. Retirez {count} caractères.',
  },
})

/** What the person tells: an explanation first, then the box, its room and whose the text is (FA-06, FA-07). */
export function NarrativeInput(input: InputProps<NarrativeField>) {
  const { field, entity, context, id, onHold } = input
  const [understood, setUnderstood] = useState(!isEmpty(field.read(entity)))
  useEffect(() => {
    onHold(!understood)
    return () => onHold(false)
  }, [understood, onHold])
  if (understood) return <NarrativeBox {...input} />
  return (
    <FieldFrame {...input} as="set">
      <div className={styles.explanation}>
        <p>{say(field.explanation, context.locale)}</p>
        <button type="button" id={id} className={styles.button} onClick={() => setUnderstood(true)}>
          {say(t.understood, context.locale)}
        </button>
      </div>
    </FieldFrame>
  )
}

function NarrativeBox(input: InputProps<NarrativeField>) {
  const { field, entity, context, id, onChange } = input
  const { shown, type } = useTypedText(field, entity, context, onChange)
  const box = useRef<HTMLTextAreaElement>(null)
  const opened = useRef(shown === '')
  useEffect(() => {
    if (opened.current) box.current?.focus()
  }, [])
  const ties = tiesOf(input)
  return (
    <FieldFrame {...input}>
      <textarea
        {...ties}
        aria-describedby={[ties['aria-describedby'], `${id}-aviso`].filter(Boolean).join(' ')}
        ref={box}
        className={`${boxStyles.box} ${boxStyles.upper} ${styles.box}`}
        rows={10}
        autoCapitalize="characters"
        value={shown}
        onChange={({ currentTarget, nativeEvent }) =>
          type(capitalise(currentTarget, 'isComposing' in nativeEvent && nativeEvent.isComposing === true))
        }
        onCompositionEnd={({ currentTarget }) => type(capitalise(currentTarget, false))}
      />
      <Room left={context.narrativeMaximum - lengthOf(shown)} locale={context.locale} />
      <p id={`${id}-aviso`} className={styles.notice}>
        {say(field.notice, context.locale)}
      </p>
    </FieldFrame>
  )
}

/** The characters that are left: seen at once, told only when the typing rests. */
function Room({ left, locale }: { left: number; locale: Locale }) {
  const words = left >= 0 ? say(t.left, locale, { count: left }) : say(t.over, locale, { count: -left })
  const [told, setTold] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setTold(words), 1500)
    return () => clearTimeout(timer)
  }, [words])
  return (
    <>
      <p className={left < 0 ? `${boxStyles.note} ${styles.over}` : boxStyles.note} aria-hidden="true">
        {words}
      </p>
      <output className={styles.told}>{told}</output>
    </>
  )
}
