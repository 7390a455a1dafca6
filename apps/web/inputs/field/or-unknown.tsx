import { say } from '@delegacia/domain/language/text'
import { unknownAnswer, unknownText } from '@delegacia/domain/report/unknown-answer'
import { useState, type ReactNode } from 'react'
import boxStyles from './box.module.css'
import { FieldFrame, tiesOf } from './field-frame.tsx'
import type { InputProps } from './input-props.ts'

type Props = { input: InputProps; children: ReactNode }

/** An input with 'I do not know' below it, which one press gives for the answer and another takes back (LA-04). */
export function OrUnknown({ input, children }: Props) {
  const { field, entity, context, id, onChange } = input
  const unknown = say(unknownText, context.locale)
  const [ticked, setTicked] = useState(field.read(entity) === unknownAnswer)
  const tick = (next: boolean) => {
    setTicked(next)
    onChange((last) => field.write(last, next ? unknownAnswer : undefined, context))
  }
  return (
    <div className={boxStyles.orUnknown}>
      {ticked ? (
        <FieldFrame {...input}>
          <input {...tiesOf(input)} className={boxStyles.box} value={unknown} readOnly />
        </FieldFrame>
      ) : (
        children
      )}
      <label className={boxStyles.unknown}>
        <input
          type="checkbox"
          aria-describedby={`${id}-rotulo`}
          checked={ticked}
          onChange={({ currentTarget }) => tick(currentTarget.checked)}
        />
        {unknown}
      </label>
    </div>
  )
}
