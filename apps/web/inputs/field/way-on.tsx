import { say } from '@delegacia/domain/language/text'
import { Button } from '@delegacia/ui/button'
import { use } from 'react'
import { confirm, isConfirmed, needsConfirming } from '@delegacia/flows/engine/fields/way-on'
import { useAfterPress } from './after-press.ts'
import styles from './box.module.css'
import type { InputProps } from './input-props.ts'
import { OtherAnswerContext } from './other-answer.ts'

/**
 * Beside the message about an unusual answer its way on: one press says that it is right, another takes that back (PE-28). Where
 * another answer does not go with it, the way there.
 */
export function WayOn({ field, entity, context, id, message, onChange }: InputProps) {
  const goToAnswer = use(OtherAnswerContext)
  const confirmed = isConfirmed(field, entity, context)
  const offered = useAfterPress(
    confirmed || (message !== undefined && needsConfirming(field, entity, context)),
  )
  if (!field.wayOn || !offered) return null
  const { label, toOther } = field.wayOn
  const other = confirmed ? undefined : field.wayOn.other?.(entity, context)
  return (
    <>
      <label className={styles.unknown}>
        <input
          type="checkbox"
          id={`${id}-confirmar`}
          aria-describedby={`${id}-rotulo`}
          checked={confirmed}
          onChange={({ currentTarget: { checked } }) =>
            onChange((last) => confirm(field, last, checked, context))
          }
        />
        {say(label, context.locale)}
      </label>
      {toOther && other && (
        <div>
          <Button kind="quiet" onClick={() => goToAnswer(other)}>
            {say(toOther, context.locale)}
          </Button>
        </div>
      )}
    </>
  )
}
