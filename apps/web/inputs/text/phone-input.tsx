import type { PhoneField } from '@delegacia/flows/engine/fields/phone'
import { FieldFrame, tiesOf } from '../field/field-frame.tsx'
import type { InputProps } from '../field/input-props.ts'
import { MaskedBox } from './masked-box.tsx'
import { useTypedText } from '../field/typed-text.ts'

/** Numbers of other countries: at most 12 digits (PE-06). */
const foreignMask = '############'

const withoutBrazil = (pasted: string) => pasted.replace(/^\s*(?:\+|00)\s*55\s*/, '')

/** A telephone in the mask of its dialling code. */
export function PhoneInput(input: InputProps<PhoneField>) {
  const { field, entity, context, onChange } = input
  const { text, type } = useTypedText(field, entity, context, onChange)
  const mask = field.mask(entity)
  return (
    <FieldFrame {...input}>
      <MaskedBox
        {...tiesOf(input)}
        key={mask ?? 'abroad'}
        mask={mask ?? foreignMask}
        {...(mask && { trimPaste: withoutBrazil })}
        locale={context.locale}
        type="tel"
        inputMode="tel"
        autoComplete={context.discreet ? undefined : 'tel-national'}
        value={text}
        onType={type}
      />
    </FieldFrame>
  )
}
