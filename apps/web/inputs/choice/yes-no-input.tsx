import { say } from '@delegacia/domain/language/text'
import type { YesNoField } from '@delegacia/flows/engine/fields/yes-no'
import { FieldFrame, tiesOf } from '../field/field-frame.tsx'
import type { InputProps } from '../field/input-props.ts'
import { Radios } from './radios.tsx'

/** Yes or no. */
export function YesNoInput(input: InputProps<YesNoField>) {
  const { field, entity, context, onChange } = input
  return (
    <FieldFrame {...input} as="set">
      <Radios
        ties={tiesOf(input)}
        options={[
          { id: true, name: say(field.yes, context.locale) },
          { id: false, name: say(field.no, context.locale) },
        ]}
        chosen={field.read(entity)}
        locale={context.locale}
        onChoose={(answer) => onChange((last) => field.write(last, answer, context))}
      />
    </FieldFrame>
  )
}
