import type { NatureField } from '@delegacia/flows/engine/fields/nature'
import { say } from '@delegacia/domain/language/text'
import { lazy, Suspense } from 'react'
import { FieldFrame, tiesOf } from '../field/field-frame.tsx'
import type { InputProps } from '../field/input-props.ts'
import { texts } from '../field/list-texts.ts'
import { Radios } from './radios.tsx'

/** More than can be read at a glance are searched. */
const atAGlance = 12

/** One form in thirty has that many; if the search cannot be loaded, all are listed. */
const SearchedRadios = lazy(() =>
  import('./searched-radios.tsx').then(
    (module) => ({ default: module.SearchedRadios }),
    () => ({ default: Radios }),
  ),
)

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
      <Suspense fallback={<p>{say(texts.loading, context.locale)}</p>}>
        <Choice
          ties={tiesOf(input)}
          options={options}
          chosen={field.read(entity)}
          locale={context.locale}
          onChoose={(answer) => onChange((last) => field.write(last, answer, context))}
        />
      </Suspense>
    </FieldFrame>
  )
}
