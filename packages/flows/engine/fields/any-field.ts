import type { Entity } from '../model/entity.ts'
import type { PathOf } from '../model/path-of.ts'
import type { AddressField } from './address.ts'
import type { AppearanceField } from './appearance.ts'
import type { ChoiceField } from './choice.ts'
import type { DateField } from './date.ts'
import type { DetailsField } from './details.ts'
import type { Over } from './field.ts'
import type { NarrativeField } from './narrative.ts'
import type { NatureField } from './nature.ts'
import type { OptionField } from './option.ts'
import type { PhoneField } from './phone.ts'
import type { PointField } from './point.ts'
import type { TextField } from './text.ts'
import type { TraitsField } from './traits.ts'
import type { YesNoField } from './yes-no.ts'

/** Every kind of field; there is an input for each. */
export type AnyField =
  | AddressField
  | AppearanceField
  | ChoiceField
  | DateField
  | DetailsField
  | NarrativeField
  | NatureField
  | OptionField
  | PhoneField
  | PointField
  | TextField
  | TraitsField
  | YesNoField

/** Tables by kind are `satisfies Record<FieldKind, …>`, so that a new kind does not compile without its row. */
export type FieldKind = AnyField['kind']

/** A field of any kind, for an entity. */
export type FieldOf<E = Entity, Path extends string = PathOf<E>> = AnyField & Over<E, Path>
