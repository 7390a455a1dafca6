import { say, defineTexts, type Locale } from '@delegacia/domain/language/text'
import { lengthOf } from '@delegacia/domain/rules/text-length'
import type { NarrativeField } from '@delegacia/flows/engine/fields/narrative'
import type { TextField } from '@delegacia/flows/engine/fields/text'
import { Announcement } from '../../ui/announcement.tsx'
import styles from '../field/box.module.css'
import { tiesOf } from '../field/field-frame.tsx'
import type { InputProps } from '../field/input-props.ts'
import { capitalise, isCapitals, useTypedText } from '../field/typed-text.ts'

const texts = defineTexts({
  missingOne: {
    pt: 'Falta 1 caractere para o mínimo de {minimum}.',
    en: '1 more character to reach the minimum of {minimum}.',
    es: 'Falta 1 carácter para el mínimo de {minimum}.',
    fr: 'Encore 1 caractère pour atteindre le minimum de {minimum}.',
  },
  missing: {
    pt: 'Faltam {count} caracteres para o mínimo de {minimum}.',
    en: '{count} more characters to reach the minimum of {minimum}.',
    es: 'Faltan {count} caracteres para el mínimo de {minimum}.',
    fr: 'Encore {count} caractères pour atteindre le minimum de {minimum}.',
  },
  leftOne: {
    pt: 'Ainda cabe 1 caractere.',
    en: 'You have 1 character left.',
    es: 'Le queda 1 carácter.',
    fr: 'Il vous reste 1 caractère.',
  },
  left: {
    pt: 'Ainda cabem {count} caracteres.',
    en: 'You have {count} characters left.',
    es: 'Le quedan {count} caracteres.',
    fr: 'Il vous reste {count} caractères.',
  },
  overOne: {
    pt: 'O texto passou do limite. Retire 1 caractere.',
    en: 'The text is over the limit. Remove 1 character.',
    es: 'El texto supera el límite. Quite 1 carácter.',
    fr: 'Le texte dépasse la limite. Retirez 1 caractère.',
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
  minimum?: number
  /** The id of a further description of the box. */
  describedBy?: string
  className?: string | undefined
}

/** A box of many lines, in capitals as they are typed or only shown in them (FA-08), with the room that is left. */
export function LinesBox({ input, lines, maximum, minimum = 0, describedBy, className }: Props) {
  const { field, entity, context, onChange } = input
  const { text, type } = useTypedText(field, entity, context, onChange)
  const ties = tiesOf(input)
  const { upper } = field
  const drawn = upper === 'shown' || (upper && isCapitals(text))
  const take = (box: HTMLTextAreaElement, composing: boolean) =>
    type(upper === true ? capitalise(box, composing) : box.value)
  return (
    <>
      <textarea
        {...ties}
        aria-describedby={[ties['aria-describedby'], describedBy].filter(Boolean).join(' ') || undefined}
        className={[styles.box, drawn && styles.upper, styles.lines, className].filter(Boolean).join(' ')}
        rows={lines}
        autoCapitalize={upper === true ? 'characters' : 'sentences'}
        value={text}
        onChange={({ currentTarget, nativeEvent }) =>
          take(currentTarget, 'isComposing' in nativeEvent && nativeEvent.isComposing === true)
        }
        onCompositionEnd={({ currentTarget }) => take(currentTarget, false)}
      />
      <Room length={lengthOf(text)} minimum={minimum} maximum={maximum} locale={context.locale} />
    </>
  )
}

type RoomProps = { length: number; minimum: number; maximum: number; locale: Locale }

/** The characters that are missing or left: seen at once, announced only when the typing pauses. */
function Room({ length, minimum, maximum, locale }: RoomProps) {
  const left = maximum - length
  const kind = length < minimum ? 'missing' : left >= 0 ? 'left' : 'over'
  const count = length < minimum ? minimum - length : Math.abs(left)
  const message = say(texts[count === 1 ? (`${kind}One` as const) : kind], locale, { count, minimum })
  return (
    <>
      <p className={left < 0 ? `${styles.note} ${styles.over}` : styles.note} aria-hidden="true">
        {message}
      </p>
      <Announcement text={message} after={1500} />
    </>
  )
}
