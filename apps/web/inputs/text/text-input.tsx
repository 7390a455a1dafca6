import { brazilDdi } from '@delegacia/domain/rules/phone'
import type { TextField } from '@delegacia/flows/engine/fields/text'
import styles from '../field/box.module.css'
import { FieldFrame, tiesOf } from '../field/field-frame.tsx'
import type { InputProps } from '../field/input-props.ts'
import { EmailSlipNote } from './email-slip-note.tsx'
import { LinesBox } from './lines-box.tsx'
import { MaskedBox } from './masked-box.tsx'
import { PhoneBox } from './phone-box.tsx'
import { capitalise, isCapitals, useTypedText } from '../field/typed-text.ts'

/** A line of text, or several. It takes any length: what is too long is reported, not cut off. */
export function TextInput(input: InputProps<TextField>) {
  const { lines, maximum } = input.field
  if (lines === undefined) return <LineInput {...input} />
  return (
    <FieldFrame {...input}>
      <LinesBox input={input} lines={lines} maximum={maximum} />
    </FieldFrame>
  )
}

function LineInput(input: InputProps<TextField>) {
  const { field, entity, context, onChange } = input
  const { text, type } = useTypedText(field, entity, context, onChange)
  const common = {
    ...tiesOf(input),
    inputMode: field.keyboard,
    autoComplete: context.discreet ? undefined : field.autocomplete,
    spellCheck: false,
  } as const
  const mask = field.mask(entity)
  const tidy = (typed: string) => field.tidy?.(typed, entity) ?? typed
  if (mask && field.keyboard === 'tel') {
    return (
      <FieldFrame {...input}>
        <PhoneBox
          {...common}
          ddi={brazilDdi}
          mask={mask}
          locale={context.locale}
          value={text}
          onType={type}
        />
      </FieldFrame>
    )
  }
  if (mask) {
    return (
      <FieldFrame {...input}>
        <MaskedBox
          {...common}
          mask={mask}
          locale={context.locale}
          value={text}
          onType={type}
          tidy={tidy}
          onWhole={(raw) => onChange((last) => field.write(last, raw, context))}
        />
      </FieldFrame>
    )
  }
  const take = (box: HTMLInputElement, composing: boolean) =>
    type(field.upper ? capitalise(box, composing) : box.value)
  return (
    <FieldFrame {...input}>
      <input
        {...common}
        className={field.upper && isCapitals(text) ? `${styles.box} ${styles.upper}` : styles.box}
        autoCapitalize={field.upper ? 'characters' : 'none'}
        value={text}
        onChange={({ currentTarget, nativeEvent }) =>
          take(currentTarget, 'isComposing' in nativeEvent && nativeEvent.isComposing === true)
        }
        onCompositionEnd={({ currentTarget }) => take(currentTarget, false)}
        onBlur={() => {
          const tidied = tidy(text)
          if (tidied !== text) type(tidied)
        }}
      />
      {field.keyboard === 'email' && <EmailSlipNote text={text} locale={context.locale} onTake={type} />}
    </FieldFrame>
  )
}
