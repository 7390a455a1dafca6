import type { PhoneField } from '@delegacia/flows/engine/fields/phone'
import { FieldFrame, tiesOf } from '../field/field-frame.tsx'
import type { InputProps } from '../field/input-props.ts'
import { useTypedText } from '../field/typed-text.ts'
import { PhoneBox } from './phone-box.tsx'

/** A telephone of the chosen dialling code, or with a code of its own. */
export function PhoneInput(input: InputProps<PhoneField>) {
  const { field, entity, context, onChange } = input
  const { text, type } = useTypedText(field, entity, context, onChange)
  return (
    <FieldFrame {...input}>
      <PhoneBox
        {...tiesOf(input)}
        ddi={field.ddi(entity)}
        mask={field.mask(entity)}
        locale={context.locale}
        autoComplete={context.discreet ? undefined : 'tel-national'}
        value={text}
        onType={type}
      />
    </FieldFrame>
  )
}
