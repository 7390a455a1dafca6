import type { NatureField } from '@delegacia/flows/engine/fields/nature'
import { dayOfFact } from '@delegacia/domain/report/fact'
import { lawOn, plainMeaning } from '@delegacia/domain/report/nature'
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
    more: plainMeaning(nature),
    law: lawOn(nature, dayOfFact(context.report.fato)),
  }))
  const Choice = options.length > atAGlance && !field.several ? SearchedRadios : Radios
  return (
    <FieldFrame {...input} as="set">
      <Suspense fallback={<p>{say(texts.loading, context.locale)}</p>}>
        <Choice
          ties={tiesOf(input)}
          options={options}
          chosen={field.read(entity)}
          several={field.several}
          locale={context.locale}
          onChoose={(answer) =>
            onChange((last) =>
              field.write(last, field.several ? toggled(field.read(last), answer) : answer, context),
            )
          }
        />
      </Suspense>
    </FieldFrame>
  )
}

/** The answers with one more of them, or one less. */
function toggled(given: unknown, one: unknown): unknown[] {
  const before: unknown[] = Array.isArray(given) ? given : [given]
  const others = before.filter((other) => other !== undefined && other !== one)
  return others.length < before.filter((other) => other !== undefined).length ? others : [...others, one]
}
