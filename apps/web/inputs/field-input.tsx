import type { AnyField } from '@delegacia/flows/engine/fields/any-field'
import type { ComponentType } from 'react'
import { AddressInput } from './address/address-input.tsx'
import { AppearanceInput } from './appearance/appearance-input.tsx'
import { ChoiceInput } from './choice/choice-input.tsx'
import { DateInput } from './date/date-input.tsx'
import { DetailsInput } from './details/details-input.tsx'
import type { InputProps } from './field/input-props.ts'
import { NarrativeInput } from './text/narrative-input.tsx'
import { NatureInput } from './choice/nature-input.tsx'
import { OptionInput } from './choice/option-input.tsx'
import { PhoneInput } from './text/phone-input.tsx'
import { PointInput } from './point/point-input.tsx'
import { TextInput } from './text/text-input.tsx'
import { TraitsInput } from './appearance/traits-input.tsx'
import { YesNoInput } from './choice/yes-no-input.tsx'

type FieldOf<Kind, F = AnyField> = F extends AnyField ? (Kind extends F['kind'] ? F : never) : never

const inputs = {
  address: AddressInput,
  appearance: AppearanceInput,
  choice: ChoiceInput,
  date: DateInput,
  dateTime: DateInput,
  details: DetailsInput,
  narrative: NarrativeInput,
  nature: NatureInput,
  option: OptionInput,
  phone: PhoneInput,
  point: PointInput,
  text: TextInput,
  traits: TraitsInput,
  yesNo: YesNoInput,
} satisfies { [Kind in AnyField['kind']]: ComponentType<InputProps<FieldOf<Kind>>> }

/** The input of a question, whatever its kind. */
export function FieldInput(input: InputProps) {
  // The table pairs each kind with the input of that kind, which the compiler cannot follow through a lookup.
  const Input = inputs[input.field.kind] as ComponentType<InputProps>
  return <Input {...input} />
}

/** Short answers share a row where there is room. */
export function isShort(field: AnyField): boolean {
  if (field.kind === 'text') return field.mask !== undefined || field.maximum <= 20
  if (field.kind === 'choice') return field.look !== 'radios'
  return field.kind === 'date' || field.kind === 'phone'
}
