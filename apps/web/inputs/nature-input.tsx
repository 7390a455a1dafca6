import type { NatureField } from '@delegacia/flows/engine/fields/nature'
import { FieldFrame, tiesOf } from './field-frame.tsx'
import type { InputProps } from './input-props.ts'
import { Radios } from './radios.tsx'
import { SearchedRadios } from './searched-radios.tsx'

/** More than are read at a glance are searched. */
const atAGlance = 12

/** Which nature of the crime it was, each with what it means (FA-05); the form for everything searches those of all crimes. */
export function NatureInput(input: InputProps<NatureField>) {
  const { field, entity, context, onChange } = input
  const options = (context.natures ?? []).map((nature) => ({
    id: nature.id_natureza_cidadao,
    name: nature.ds_natureza_cidadao,
    more: nature.glossario,
  }))
  const Choice = options.length > atAGlance ? SearchedRadios : Radios
  return (
    <FieldFrame {...input} as="set">
      <Choice
        ties={tiesOf(input)}
        options={options}
        chosen={field.read(entity)}
        locale={context.locale}
        onChoose={(answer) => onChange((last) => field.write(last, answer, context))}
      />
    </FieldFrame>
  )
}
