import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { defineTexts } from '@delegacia/domain/language/text'
import { t } from '../i18n/locale.ts'
import { Button } from '@delegacia/ui/button'
import { Card } from '@delegacia/ui/card'
import { Icon } from '@delegacia/ui/icon'
import css from './yes-no-question.module.css'

const texts = defineTexts({
  yes: { pt: 'Sim', en: 'Yes', es: 'Sí', fr: 'Oui' },
  no: { pt: 'Não', en: 'No', es: 'No', fr: 'Non' },
  important: { pt: 'Importante', en: 'Important', es: 'Importante', fr: 'Important' },
  change: {
    pt: 'Mudar a resposta',
    en: 'Change the answer',
    es: 'Cambiar la respuesta',
    fr: 'Changer la réponse',
  },
  giveUp: { pt: 'Desistir', en: 'Give up', es: 'Desistir', fr: 'Abandonner' },
})

export type YesNo = 'yes' | 'no'

type YesNoQuestionProps = {
  question: string
  /** The answer that leads on; `ambas` accepts either. */
  right?: YesNo | 'ambas'
  /** An answer known before: given on load. */
  preset?: YesNo | undefined
  /** What the red card says of a wrong answer; nothing where either is right. */
  wrong?: { title?: string; text: ReactNode } | undefined
  /** The way to the right report. */
  instead?: { label: string; onGo: () => void } | undefined
  /** What else a person can do after a wrong answer: whom to call, where to go. */
  help?: ReactNode
  onRight: (answer: YesNo) => void
  onWrong?: (answer: YesNo) => void
  /** A right answer was opened again: what follows from it is to be answered again too. */
  onReopen: () => void
  /** Leads home. */
  onGiveUp: () => void
}

/** A question that decides whether the person can go on: a right answer locks it until it is opened again, a wrong one can be changed (ST-06). */
export function YesNoQuestion(props: YesNoQuestionProps) {
  const { question, right = 'no', preset, wrong, instead, help, onRight, onWrong } = props
  const [answer, setAnswer] = useState<YesNo>()
  const questionId = useId()
  const isRight = answer !== undefined && (right === 'ambas' || right === answer)
  const isWrong = answer !== undefined && !isRight

  function give(next: YesNo): void {
    setAnswer(next)
    if (right === 'ambas' || right === next) onRight(next)
    else onWrong?.(next)
  }

  // A preset is an answer given once, on load.
  const presetGiven = useRef(false)
  useEffect(() => {
    if (!preset || presetGiven.current) return
    presetGiven.current = true
    give(preset)
  })

  // The button that opens it again goes with the lock: the focus stays at the answers.
  const answers = useRef<HTMLDivElement>(null)
  function reopen(): void {
    setAnswer(undefined)
    answers.current?.querySelector('button')?.focus()
    props.onReopen()
  }

  return (
    <div role="group" aria-labelledby={questionId} className={isWrong ? css.wrong : undefined}>
      <h2 id={questionId} className={css.question}>
        {question}
      </h2>
      <div className={css.answers} ref={answers}>
        {(['yes', 'no'] as const).map((value) => (
          <button
            key={value}
            type="button"
            className={css.answer}
            aria-pressed={answer === value}
            // Locked, not disabled: a disabled button would lose the focus of the person who has just pressed it.
            aria-disabled={isRight || undefined}
            onClick={isRight ? undefined : () => give(value)}
          >
            {answer === value && <Icon name="check" />}
            {t(texts[value])}
          </button>
        ))}
      </div>
      {isRight && (
        <button type="button" className={css.change} aria-describedby={questionId} onClick={reopen}>
          {t(texts.change)}
        </button>
      )}
      <div role="status" className={isWrong ? css.red : undefined}>
        {isWrong && wrong && (
          <Card tone="danger" level={3} title={wrong.title ?? t(texts.important)}>
            {typeof wrong.text === 'string' ? <p>{wrong.text}</p> : wrong.text}
            <div className="actions">
              <Button kind="quiet" onClick={props.onGiveUp}>
                {t(texts.giveUp)}
              </Button>
              {instead && <Button onClick={instead.onGo}>{instead.label}</Button>}
            </div>
          </Card>
        )}
      </div>
      {isWrong && help && <div className={css.help}>{help}</div>}
    </div>
  )
}
