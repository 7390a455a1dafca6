import { say, defineTexts, type Locale } from '@delegacia/domain/language/text'
import { lengthOf } from '@delegacia/domain/rules/text-length'
import type { NarrativeField } from '@delegacia/flows/engine/fields/narrative'
import type { TextField } from '@delegacia/flows/engine/fields/text'
import { useEffect, useState } from 'react'
import boxStyles from '../field/box.module.css'
import { tiesOf } from '../field/field-frame.tsx'
import type { InputProps } from '../field/input-props.ts'
import styles from './lines-box.module.css'
import { capitalise, useTypedText } from '../field/typed-text.ts'

const texts = defineTexts({
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

type Props = {
  input: InputProps<TextField | NarrativeField>
  /** How many are seen at once. */
  lines: number
  /** Characters. */
  maximum: number
  /** The id of a further description of the box. */
  describedBy?: string
  className?: string | undefined
}

/** A box of many lines, in capitals as they are typed or only shown in them (FA-08), with the room that is left. */
export function LinesBox({ input, lines, maximum, describedBy, className }: Props) {
  const { field, entity, context, onChange } = input
  const { text, type } = useTypedText(field, entity, context, onChange)
  const ties = tiesOf(input)
  const { upper } = field
  const take = (box: HTMLTextAreaElement, composing: boolean) =>
    type(upper === true ? capitalise(box, composing) : box.value)
  return (
    <>
      <textarea
        {...ties}
        aria-describedby={[ties['aria-describedby'], describedBy].filter(Boolean).join(' ') || undefined}
        className={[boxStyles.box, upper && boxStyles.upper, styles.lines, className]
          .filter(Boolean)
          .join(' ')}
        rows={lines}
        autoCapitalize={upper === true ? 'characters' : 'sentences'}
        value={text}
        onChange={({ currentTarget, nativeEvent }) =>
          take(currentTarget, 'isComposing' in nativeEvent && nativeEvent.isComposing === true)
        }
        onCompositionEnd={({ currentTarget }) => take(currentTarget, false)}
      />
      <Room left={maximum - lengthOf(text)} locale={context.locale} />
    </>
  )
}

/** The characters that are left: seen at once, announced only when the typing pauses. */
function Room({ left, locale }: { left: number; locale: Locale }) {
  const message =
    left >= 0 ? say(texts.left, locale, { count: left }) : say(texts.over, locale, { count: -left })
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(message), 1500)
    return () => clearTimeout(timer)
  }, [message])
  return (
    <>
      <p className={left < 0 ? `${boxStyles.note} ${styles.over}` : boxStyles.note} aria-hidden="true">
        {message}
      </p>
      <output className="visually-hidden">{announced}</output>
    </>
  )
}
