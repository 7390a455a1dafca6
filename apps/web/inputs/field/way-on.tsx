import { say } from '@delegacia/domain/language/text'
import { confirm, isConfirmed, needsConfirming } from '@delegacia/flows/engine/fields/way-on'
import { useAfterPress } from './after-press.ts'
import styles from './box.module.css'
import type { InputProps } from './input-props.ts'

/** Beside the message about an unusual answer its way on: one press says that it is right, another takes that back (PE-28). */
export function WayOn({ field, entity, context, id, message, onChange }: InputProps) {
  const confirmed = isConfirmed(field, entity, context)
  const offered = useAfterPress(
    confirmed || (message !== undefined && needsConfirming(field, entity, context)),
  )
  if (!field.wayOn || !offered) return null
  return (
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
      {say(field.wayOn.label, context.locale)}
    </label>
  )
}
