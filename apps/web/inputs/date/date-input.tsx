import type { DateField } from '@delegacia/flows/engine/fields/date'
import styles from '../field/box.module.css'
import { DatePickers } from './date-pickers.tsx'
import { FieldFrame, tiesOf } from '../field/field-frame.tsx'
import type { InputProps } from '../field/input-props.ts'
import { useTypedText } from '../field/typed-text.ts'

/**
 * The typed text with the separators of its parts, added as the next part begins, and only while the person types at the end.
 * Telephone keypads have no slash. Nothing typed is ever removed or turned into another day.
 */
function separate(before: string, typed: string): string {
  const atTheEnd = typed.length === before.length + 1 && typed.startsWith(before)
  if (!atTheEnd || !/\d$/.test(typed)) return typed
  const [head, last] = [typed.slice(0, -1), typed.slice(-1)]
  if (/^(?:\d\d\/)?\d\d$/.test(head)) return `${head}/${last}`
  if (/^\d\d\/\d\d\/\d{4}$/.test(head)) return `${head} ${last}`
  return /^\d\d\/\d\d\/\d{4} \d\d$/.test(head) ? `${head}:${last}` : typed
}

/** A day, or a day and time, as it is typed, pasted or picked; leaving the box completes what is certain (PE-08, FA-01). */
export function DateInput(input: InputProps<DateField>) {
  const { field, entity, context, id, onChange } = input
  const { text, type } = useTypedText(field, entity, context, onChange)
  const { complete } = field
  const placeholderLength = field.mask.length
  return (
    <FieldFrame {...input}>
      <div className={styles.row}>
        <input
          {...tiesOf(input)}
          className={styles.box}
          inputMode="numeric"
          autoComplete={context.discreet ? undefined : field.autocomplete}
          size={placeholderLength}
          value={text}
          onChange={({ currentTarget: { value } }) => {
            const slashed =
              value.endsWith('/') && value.length > text.length ? complete(value, context.now) : value
            type(
              field.kind === 'date' && text.length >= placeholderLength ? slashed : separate(text, slashed),
            )
          }}
          onBlur={() => {
            const completed = complete(text, context.now)
            if (completed !== text) type(completed)
          }}
        />
        <DatePickers
          field={field}
          context={context}
          labelledBy={`${id}-rotulo`}
          typed={text}
          // The focus stays at the buttons, where no keyboard covers the page.
          onPick={type}
        />
      </div>
    </FieldFrame>
  )
}
