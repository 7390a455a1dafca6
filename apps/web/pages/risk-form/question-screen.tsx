import { protectionScreen } from '@delegacia/domain/language/page-screens'
import { chosenNext } from '@delegacia/domain/risk-form/answers'
import { optionsOf, type RiskQuestion, type RiskWords } from '@delegacia/domain/risk-form/risk-form'
import { wordsFaults, wordsKey } from '@delegacia/domain/risk-form/words'
import { Button } from '@delegacia/ui/button'
import { Card } from '@delegacia/ui/card'
import { useId } from 'react'
import { locale, t } from '../../i18n/locale.ts'
import { Radios } from '../../inputs/choice/radios.tsx'
import { PageTitle } from '../../router/page-title.tsx'
import { LibrasPlace } from '../../reading/libras-place.tsx'
import { Progress, progressId } from '../../ui/progress.tsx'
import { KeptAnswersLine } from './keeping-line.tsx'
import { texts } from './protection-texts.ts'
import css from './risk-form.module.css'
import type { KeptAnswersState } from './use-kept-answers.ts'
import { WordsField } from './words-field.tsx'

type Props = {
  question: RiskQuestion
  progress: { now: number; total: number; label: string; within: number }
  chosen: readonly string[]
  words: RiskWords
  /** Answered before this page was opened, and not again. */
  isHidden: boolean
  keeping: KeptAnswersState
  onAnswer: (chosen: readonly string[]) => void
  onWrite: (key: string, written: string) => void
  onNext: () => void
  onEnd: () => void
}

/** One question. Each press is on its way to the station at once; nothing is required to go on. */
export function RiskQuestionScreen(props: Props) {
  const { question, progress, chosen, isHidden, keeping, onAnswer, onNext, onEnd } = props
  const fields = fieldsOf(props)
  const faulty = fields.find(({ issue }) => issue !== undefined)
  const isGiven = chosen.length > 0 || fields.some(({ written }) => written.trim() !== '')
  /** What is at fault is said first; emptied it may be skipped. */
  const leave = (go: () => void) => {
    if (faulty) document.getElementById(`${id}-${faulty.key}`)?.focus()
    else go()
  }
  const id = useId()
  const several = question.kind !== 'one'
  const hint = [
    question.hint && t(question.hint),
    question.kind === 'many' && !question.hint && t(texts.several),
  ]
  return (
    <>
      <Progress {...progress} />
      <PageTitle documentTitle={null} describedBy={progressId}>
        {t(question.text)}
      </PageTitle>
      <LibrasPlace of={[protectionScreen(question.id)]} />
      <Card>
        <form
          noValidate
          autoComplete="off"
          onSubmit={(event) => {
            event.preventDefault()
            leave(onNext)
          }}
        >
          <p id={`${id}-hint`} className="hint">
            {hint.filter(Boolean).join(' ')}
          </p>
          {isHidden && <p className="note">{t(texts.before)}</p>}
          {question.kind === 'words' && <Fields {...{ id, fields, props }} />}
          <fieldset aria-describedby={`${id}-hint`}>
            <legend id={`${id}-rotulo`} className="visually-hidden">
              {t(question.text)}
            </legend>
            <Radios
              ties={{
                id,
                'aria-describedby': undefined,
                'aria-invalid': undefined,
                'aria-required': false,
              }}
              options={optionsOf(question).map(({ id: option, text, means }) => ({
                id: option,
                name: t(text),
                more: means && t(means),
              }))}
              chosen={several ? (chosen.length > 0 ? chosen : undefined) : chosen[0]}
              several={several}
              locale={locale}
              onChoose={(pressed) =>
                onAnswer(pressed === undefined ? [] : chosenNext(question, chosen, String(pressed)))
              }
            />
          </fieldset>
          {question.kind !== 'words' && <Fields {...{ id, fields, props }} />}
          <div className="actions">
            <Button kind="quiet" onClick={() => history.back()}>
              {t(texts.back)}
            </Button>
            <Button type="submit" kind={isGiven ? 'main' : 'quiet'}>
              {t(isGiven || isHidden ? texts.next : texts.pass)}
            </Button>
          </div>
          <button type="button" className={css.end} onClick={() => leave(onEnd)}>
            {t(texts.end)}
          </button>
        </form>
      </Card>
      <KeptAnswersLine keeping={keeping} />
    </>
  )
}

/** What may be written now: beside each chosen option that asks for it, or instead of a choice. */
function fieldsOf({ question, chosen, words }: Props) {
  const beside = question.options
    .filter(({ id, asks }) => asks !== undefined && chosen.includes(id))
    .map(({ id, asks = 'words', text }) => ({
      key: wordsKey(question.id, id),
      kind: asks,
      label: t(asks === 'count' ? texts.howMany : texts.which, { option: t(text) }),
    }))
  const whole = { key: question.id, kind: 'lines' as const, label: t(texts.whole) }
  return (question.kind === 'words' ? [whole] : beside).map((field) => {
    const written = words[field.key] ?? ''
    const [fault] = wordsFaults([question], { [field.key]: written })
    return { ...field, written, issue: fault?.issue }
  })
}

type FieldsProps = { id: string; fields: ReturnType<typeof fieldsOf>; props: Props }

const Fields = ({ id, fields, props: { onWrite } }: FieldsProps) =>
  fields.map(({ key, ...field }) => (
    <WordsField
      key={key}
      id={`${id}-${key}`}
      describedBy={`${id}-hint`}
      {...field}
      onWrite={(written) => onWrite(key, written)}
    />
  ))
