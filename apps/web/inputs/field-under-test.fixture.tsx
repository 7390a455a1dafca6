import type { Context } from '@delegacia/flows/engine/model/context'
import type { Entity } from '@delegacia/flows/engine/model/entity'
import type { AnyField } from '@delegacia/flows/engine/fields/any-field'
import { emptyReport } from '@delegacia/flows/engine/normalize-report'
import { useEffect, useState } from 'react'
import { FieldInput } from './field-input.tsx'

/** A context that knows no list, with what a test knows instead. */
export const contextWith = (known: Partial<Context> = {}): Context => ({
  now: new Date(),
  locale: 'pt-br',
  readList: () => undefined,
  readDetails: () => undefined,
  readQuestions: () => [],
  readCharacteristics: () => undefined,
  natures: undefined,
  narrativeMaximum: 5000,
  report: emptyReport(),
  ...known,
})

/** The entity of the field that was drawn last. */
export const kept: { entity: Entity } = { entity: {} }

type Props = { field: AnyField; start?: Entity; context: Context }

/** One field as a form draws it, with its own entity. */
export function FieldUnderTest({ field, start = {}, context }: Props) {
  const [entity, setEntity] = useState(start)
  useEffect(() => {
    kept.entity = entity
  })
  return (
    <FieldInput
      field={field}
      entity={entity}
      context={context}
      id="campo"
      message={undefined}
      messageAt={() => undefined}
      onChange={setEntity}
      onHold={() => undefined}
    />
  )
}
