import { say } from '@delegacia/domain/language/text'
import type { ListItem } from '@delegacia/domain/report/list-query'
import type { ChoiceField } from '@delegacia/flows/engine/fields/choice'
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react'
import boxStyles from '../field/box.module.css'
import { FieldFrame, tiesOf } from '../field/field-frame.tsx'
import { texts } from '../field/list-texts.ts'
import type { InputProps } from '../field/input-props.ts'
import { Radios } from './radios.tsx'
import { useSources } from '../field/sources.ts'
import { WholeName } from './whole-name.tsx'
import { TryAgain } from '@delegacia/ui/try-again'

const Combobox = lazy(() => import('./combobox.tsx').then((loaded) => ({ default: loaded.Combobox })))

/** One entry of a list: radios, a select or a box that filters, and what to show while the list is not loaded. */
export function ChoiceInput(input: InputProps<ChoiceField>) {
  const { field, entity, context, id, onChange } = input
  const sources = useSources()
  const held = useRef(false)
  const query = field.query(entity, context)
  const items = field.choices(entity, context)
  const choose = (answer: unknown) => onChange((last) => field.write(last, answer, context))
  const set = field.control === 'radios' && items ? 'set' : 'single'
  if (!items && sources.failed(query)) {
    return (
      <FieldFrame {...input} as="set">
        <TryAgain
          id={id}
          text={say(texts.failed, context.locale)}
          locale={context.locale}
          onRetry={() => sources.retry(query)}
        />
      </FieldFrame>
    )
  }
  const waiting = (
    <div className={boxStyles.select}>
      <select
        {...tiesOf(input)}
        className={boxStyles.box}
        // Not `disabled`: an error leads here, or a key, also before the list has come.
        aria-disabled="true"
        aria-busy="true"
        onFocus={() => (held.current = true)}
        onBlur={() => (held.current = false)}
      >
        <option>{say(texts.loading, context.locale)}</option>
      </select>
    </div>
  )
  /** What takes the place of the waiting box takes its focus too, unless somebody went on to another place. */
  const takeFocus = () => {
    if (held.current && document.activeElement === document.body) document.getElementById(id)?.focus()
    held.current = false
  }
  const common = { ...input, items: items ?? [], chosen: field.read(entity), choose }
  return (
    <FieldFrame {...input} as={set}>
      {!items ? (
        waiting
      ) : (
        <Suspense fallback={waiting}>
          <OnceThere onThere={takeFocus}>{control(common)}</OnceThere>
        </Suspense>
      )}
    </FieldFrame>
  )
}

/** Tells when the list has taken the place of the waiting box. */
function OnceThere({ onThere, children }: { onThere: () => void; children: ReactNode }) {
  useEffect(onThere)
  return children
}

type Control = InputProps<ChoiceField> & {
  items: readonly ListItem[]
  chosen: unknown
  choose: (answer: unknown) => void
}

function control({ items, chosen, choose, ...input }: Control) {
  const { locale } = input.context
  const ties = tiesOf(input)
  if (input.field.control === 'radios') {
    return <Radios ties={ties} options={items} chosen={chosen} locale={locale} onChoose={choose} />
  }
  if (input.field.control === 'combobox') {
    return <Combobox ties={ties} items={items} chosen={chosen} locale={locale} onChoose={choose} />
  }
  const place = items.findIndex(({ id }) => id === chosen)
  return (
    <>
      <div className={boxStyles.select}>
        <select
          {...ties}
          className={boxStyles.box}
          value={place}
          onChange={({ currentTarget: { value } }) => choose(items[Number(value)]?.id)}
        >
          <option value={-1}>{say(texts.choose, locale)}</option>
          {items.map(({ id, name }, index) => (
            <option key={id} value={index}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <WholeName id={ties.id} name={items[place]?.name} />
    </>
  )
}
