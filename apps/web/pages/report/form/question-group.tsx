import { autoSelect } from '@delegacia/flows/engine/auto-select'
import type { Context } from '@delegacia/flows/engine/model/context'
import type { Group } from '@delegacia/flows/engine/define'
import { groupIssues } from '@delegacia/flows/engine/report-issues'
import { visibleFieldsOf, type FormInstance } from '@delegacia/flows/engine/form-instances'
import { useEffect } from 'react'
import { FieldInput, isShort } from '../../../inputs/field-input.tsx'
import { inputId, type EntityChange } from '../../../inputs/field/input-props.ts'
import styles from './question-group.module.css'
import { messageFor, type FieldMessage } from '../frame/field-messages.ts'

type Props = {
  asked: FormInstance
  group: Group
  context: Context
  messages: readonly FieldMessage[]
  onChange: (change: EntityChange) => void
  onHold: (held: boolean) => void
}

/** The open questions of one group, short ones side by side where there is room. */
export function QuestionGroup({ asked, group, context, messages, onChange, onHold }: Props) {
  const one = { ...asked, groups: [group] }
  const settled = autoSelect(one, context)
  useEffect(() => {
    if (settled !== asked.entity) onChange((entity) => autoSelect({ ...one, entity }, context))
  })
  const problems = messages.length > 0 ? groupIssues(asked, group, context) : []
  const questions = [...visibleFieldsOf(one, context)].filter(
    ({ field }) => !field.asksNothing?.(asked.entity, context),
  )
  return (
    <div className={styles.questions}>
      {questions.map(({ field, campo }) => (
        <div key={field.name} className={isShort(field) ? styles.short : styles.long}>
          <FieldInput
            field={field}
            entity={asked.entity}
            context={context}
            id={inputId(campo)}
            message={messageFor(campo, messages, problems)}
            messageAt={(path) => messageFor(`/${asked.at}/${path}`, messages, problems)}
            onChange={onChange}
            onHold={onHold}
          />
        </div>
      ))}
    </div>
  )
}
