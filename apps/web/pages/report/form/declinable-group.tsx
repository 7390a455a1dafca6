import { defineTexts, say } from '@delegacia/domain/language/text'
import { declineOpen } from '@delegacia/flows/engine/decline'
import { visibleFieldsOf, type FieldInstance } from '@delegacia/flows/engine/form-instances'
import { useEffect, useRef, useState } from 'react'
import { t } from '../../../i18n/locale.ts'
import { inputId } from '../../../inputs/field/input-props.ts'
import { Button } from '@delegacia/ui/button'
import styles from './question-group.module.css'
import { QuestionGroup, type QuestionGroupProps } from './question-group.tsx'

const texts = defineTexts({
  answer: { pt: 'Quero responder', en: 'I want to answer', es: 'Quiero responder', fr: 'Je veux répondre' },
  done: {
    pt: 'Pronto. O que faltava ficou: “{answer}”.',
    en: 'Done. What was missing now says: “{answer}”.',
    es: 'Listo. Lo que faltaba quedó así: «{answer}».',
    fr: 'C’est fait. Ce qui manquait indique : « {answer} ».',
  },
  skipped: {
    pt: 'Se pular, fica: “{answer}”.',
    en: 'If you skip this, it says: “{answer}”.',
    es: 'Si lo salta, queda: «{answer}».',
    fr: 'Si vous passez, la réponse est : « {answer} ».',
  },
  left: {
    pt: 'Falta só o que está aberto aqui.',
    en: 'Only what is open here is missing.',
    es: 'Solo falta lo que está abierto aquí.',
    fr: 'Il ne manque que ce qui est ouvert ici.',
  },
})

/** Questions that one press declines, or going on: they stay closed until the person wants to answer them (LA-02). */
export function DeclinableGroup(props: QuestionGroupProps) {
  const { instance, group, context, messages, onChange } = props
  const { entity } = instance
  const asked = [...visibleFieldsOf({ ...instance, groups: [group] }, context)]
  const [wanted, setWanted] = useState(
    asked.some(({ field, answer }) => {
      const declined = field.declined?.(entity, context)
      return answer !== undefined && declined !== undefined && answer !== declined
    }),
  )
  const [pressed, setPressed] = useState(false)
  const unanswered = asked.filter(
    ({ field, answer }) => answer === undefined && field.required(entity, context),
  )
  const missing = unanswered.length > 0
  // What one press could not answer must not stay hidden; a list that still loads may turn out to ask nothing.
  const isLoading = ({ field }: FieldInstance) =>
    field.choices !== undefined && !field.choices(entity, context)
  const left = pressed && unanswered.some((one) => !isLoading(one))
  const declineNow = () => onChange((last) => declineOpen({ ...instance, entity: last }, group, context))
  // A press that came before the lists is answered once they are there.
  const [early, setEarly] = useState(false)
  const late = early && !asked.some(isLoading)
  useEffect(() => {
    if (late) declineNow()
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the lists have come
  }, [late])
  const open = wanted || left || messages.some(({ campo }) => asked.some((one) => one.campo === campo))
  const decline = group.decline ? say(group.decline, context.locale) : ''
  const questions = useRef<HTMLDivElement>(null)
  const answer = () => {
    setWanted(true)
    setEarly(false)
    setTimeout(() => {
      // Whoever writes already is not led elsewhere.
      if (document.activeElement !== document.body) return
      const first = document.getElementById(inputId(asked[0]?.campo ?? ''))
      first?.focus()
      // A list that still loads takes no focus.
      if (document.activeElement !== first) questions.current?.focus()
    })
  }
  return (
    <div className={styles.declinable}>
      {group.skippable && missing && !open && <p>{t(texts.skipped, { answer: decline })}</p>}
      <p role="status">{left ? t(texts.left) : !open && !missing && t(texts.done, { answer: decline })}</p>
      <div className={styles.choice}>
        {missing && !group.skippable ? (
          <Button
            onClick={() => {
              setWanted(false)
              setPressed(true)
              setEarly(asked.some(isLoading))
              declineNow()
            }}
          >
            {decline}
          </Button>
        ) : (
          !open && answerButton()
        )}
        {missing && !group.skippable && !open && answerButton()}
      </div>
      {open && (
        <div ref={questions} tabIndex={-1}>
          <QuestionGroup {...props} />
        </div>
      )}
    </div>
  )

  function answerButton() {
    return (
      <Button kind="quiet" onClick={answer}>
        {t(texts.answer)}
      </Button>
    )
  }
}
