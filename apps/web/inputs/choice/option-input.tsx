import { say } from '@delegacia/domain/language/text'
import type { OptionField } from '@delegacia/flows/engine/fields/option'
import { FieldFrame, tiesOf } from '../field/field-frame.tsx'
import type { InputProps } from '../field/input-props.ts'
import { texts } from '../field/list-texts.ts'
import { Radios } from './radios.tsx'

/** One of a few answers, each with what it means. */
export function OptionInput(input: InputProps<OptionField>) {
  const { field, entity, context, onChange } = input
  const options = field.choices(entity, context)
  return (
    <FieldFrame {...input} as="set">
      {options ? (
        <Radios
          ties={tiesOf(input)}
          options={options}
          chosen={field.read(entity)}
          locale={context.locale}
          onChoose={(answer) => onChange((last) => field.write(last, answer, context))}
        />
      ) : (
        <p className="hint" aria-busy="true">
          {say(texts.loading, context.locale)}
        </p>
      )}
    </FieldFrame>
  )
}
