import { autoSelect } from '@delegacia/flows/engine/auto-select'
import type { Context } from '@delegacia/flows/engine/model/context'
import type { Group } from '@delegacia/flows/engine/define'
import { groupIssues } from '@delegacia/flows/engine/report-issues'
import {
  visibleFieldsOf,
  type FieldInstance,
  type FormInstance,
} from '@delegacia/flows/engine/form-instances'
import { useEffect } from 'react'
import { FieldInput, isShort } from '../../../inputs/field-input.tsx'
import { inputId, type EntityChange } from '../../../inputs/field/input-props.ts'
import { FoldedQuestions } from './folded-questions.tsx'
import styles from './question-group.module.css'
import { messageFor, type FieldMessage } from '../frame/field-messages.ts'

export type QuestionGroupProps = {
  instance: FormInstance
  group: Group
  context: Context
  messages: readonly FieldMessage[]
  onChange: (change: EntityChange) => void
  onHold: (held: boolean) => void
}

/** The open questions of one group, short ones side by side where there is room. */
export function QuestionGroup({ instance, group, context, messages, onChange, onHold }: QuestionGroupProps) {
  const one = { ...instance, groups: [group] }
  const autoSelected = autoSelect(one, context)
  useEffect(() => {
    if (autoSelected !== instance.entity) onChange((entity) => autoSelect({ ...one, entity }, context))
  })
  const issues = messages.length > 0 ? groupIssues(instance, group, context) : []
  const questions = [...visibleFieldsOf(one, context)].filter(
    ({ field }) => !field.asksNothing?.(instance.entity, context),
  )
  const draw = ({ field, campo }: FieldInstance) => (
    <div key={field.name} className={isShort(field, instance.entity) ? styles.short : styles.long}>
      <FieldInput
        field={field}
        entity={instance.entity}
        context={context}
        id={inputId(campo)}
        message={messageFor(campo, messages, issues)}
        messageAt={(path) => messageFor(`/${instance.at}/${path}`, messages, issues)}
        onChange={onChange}
        onHold={onHold}
      />
    </div>
  )
  return (
    <div className={styles.questions}>
      {inBlocks(questions).map((block) => {
        const [first] = block
        if (!first) return null
        if (!first.field.folded) return draw(first)
        return (
          <FoldedQuestions
            key={first.field.name}
            questions={block}
            context={context}
            message={block.some(({ campo }) => messageFor(campo, messages, issues) !== undefined)}
          >
            {block.map(draw)}
          </FoldedQuestions>
        )
      })}
    </div>
  )
}

/** Questions one by one, those that are folded together with their neighbours. */
const inBlocks = (questions: readonly FieldInstance[]): readonly (readonly FieldInstance[])[] =>
  questions.reduce<FieldInstance[][]>((blocks, one) => {
    const last = blocks.at(-1)
    if (one.field.folded && last?.[0]?.field.folded) last.push(one)
    else blocks.push([one])
    return blocks
  }, [])
