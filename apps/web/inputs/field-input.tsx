import type { AnyField, FieldKind } from '@delegacia/flows/engine/fields/any-field'
import { isConfirmed } from '@delegacia/flows/engine/fields/way-on'
import type { Entity } from '@delegacia/flows/engine/model/entity'
import type { ComponentType } from 'react'
import { AddressInput } from './address/address-input.tsx'
import { AppearanceInput } from './appearance/appearance-input.tsx'
import { ChoiceInput } from './choice/choice-input.tsx'
import { DateInput } from './date/date-input.tsx'
import { DetailsInput } from './details/details-input.tsx'
import type { InputProps } from './field/input-props.ts'
import { OrUnknown } from './field/or-unknown.tsx'
import { NarrativeInput } from './text/narrative-input.tsx'
import { NatureInput } from './choice/nature-input.tsx'
import { OptionInput } from './choice/option-input.tsx'
import { PhoneInput } from './text/phone-input.tsx'
import { PointInput } from './point/point-input.tsx'
import { TextInput } from './text/text-input.tsx'
import { TraitsInput } from './appearance/traits-input.tsx'
import { YesNoInput } from './choice/yes-no-input.tsx'

type FieldOf<Kind, F = AnyField> = F extends AnyField ? (Kind extends F['kind'] ? F : never) : never

type Drawn<F extends AnyField> = {
  readonly Input: ComponentType<InputProps<F>>
  /** Short answers share a row where there is room. */
  readonly short?: (field: F, entity: Entity) => boolean
}

const inputs = {
  address: { Input: AddressInput },
  appearance: { Input: AppearanceInput },
  choice: { Input: ChoiceInput, short: ({ control, long }) => control !== 'radios' && !long },
  date: { Input: DateInput, short: () => true },
  dateTime: { Input: DateInput },
  details: { Input: DetailsInput },
  narrative: { Input: NarrativeInput },
  nature: { Input: NatureInput },
  option: { Input: OptionInput },
  phone: { Input: PhoneInput, short: () => true },
  point: { Input: PointInput },
  text: {
    Input: TextInput,
    short: (field, entity) => field.mask(entity) !== undefined || field.maximum <= 20,
  },
  traits: { Input: TraitsInput },
  yesNo: { Input: YesNoInput },
} satisfies { [Kind in FieldKind]: Drawn<FieldOf<Kind>> }

// The table pairs each kind with its own input, which the compiler cannot follow through a lookup.
const drawn = ({ kind }: AnyField) => inputs[kind] as Drawn<AnyField>

/** The input of a question, whatever its kind. */
export function FieldInput(given: InputProps) {
  // What was confirmed is no longer wrong.
  const input = isConfirmed(given.field, given.entity, given.context)
    ? { ...given, message: undefined }
    : given
  return <OfKind {...input} />
}

function OfKind(input: InputProps) {
  const { Input } = drawn(input.field)
  if (!input.field.orUnknown?.(input.entity, input.context)) return <Input {...input} />
  return (
    <OrUnknown input={input}>
      <Input {...input} />
    </OrUnknown>
  )
}

/** Whether the answer to a question takes half a line where there is room. */
export const isShort = (field: AnyField, entity: Entity): boolean =>
  drawn(field).short?.(field, entity) ?? false
